import { z } from 'zod';
import { calendarDay, idParams, moment, nameText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

/** The lifetimes of a link to choose from, in days. */
export const PASSPORT_DAYS = [1, 7, 30, 90] as const;
export const MOST_LINKS = 20;
/** Bits reserved per link in a status list. */
export const MOST_FACTS = 64;

/** A verified fact as others see it: what, who checked it, against which source, when, and how long it is valid. */
export const passportFact = z.object({
  /** `type:id`. */
  key: z.string(),
  kind: z.enum(['license', 'certification', 'work', 'education']),
  title: z.string(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  source: z.string(),
  checkedBy: z.string(),
  checkedOn: calendarDay,
  checkedAt: moment,
  /** The expiration date, or the date of the next check. */
  validUntil: calendarDay.nullable(),
});
export type PassportFact = z.infer<typeof passportFact>;

/** Whose passport it is, and since when Tallgrass vouches for the person. */
export const passportHolder = z.object({
  name: z.string(),
  position: z.string().nullable(),
  memberSince: calendarDay,
  /** The day of the approval; null without one. */
  verifiedOn: calendarDay.nullable(),
});
export type PassportHolder = z.infer<typeof passportHolder>;

export const passportLink = z.object({
  id: z.uuid(),
  label: z.string(),
  /** Titles of the facts it currently shows. */
  shows: z.array(z.string()),
  createdAt: moment,
  expiresAt: moment,
  revokedAt: moment.nullable(),
  isOpen: z.boolean(),
  views: z.int(),
  /** The latest views, newest first. */
  lastViews: z.array(moment),
});
export type PassportLink = z.infer<typeof passportLink>;

const myPassport = z.object({
  holder: passportHolder,
  /** Verified facts, the only ones that can be shared. */
  facts: z.array(passportFact),
  links: z.array(passportLink),
});
export type MyPassport = z.infer<typeof myPassport>;

export const getPassport = contract({
  method: 'get',
  path: '/api/me/passport',
  summary: 'My verified facts, and the links that show them',
  response: myPassport,
});

export const createPassportLink = contract({
  method: 'post',
  path: '/api/me/passport/links',
  secret: true,
  status: 201,
  summary: 'Create a link that shows chosen verified facts; its URL is returned only once',
  body: z.strictObject({
    label: nameText(80),
    facts: z
      .array(z.string().max(80))
      .min(1, 'Choose at least one fact.')
      .max(MOST_FACTS, `At most ${MOST_FACTS} facts.`),
    days: z.literal(PASSPORT_DAYS, 'Choose how long the link works.'),
  }),
  response: z.object({ url: z.url(), passport: myPassport }),
});

export const revokePassportLink = contract({
  method: 'post',
  path: '/api/me/passport/links/:id/revoke',
  summary: 'End a link immediately',
  params: idParams,
  response: myPassport,
});

export const publicPassport = passportHolder.extend({
  facts: z.array(passportFact),
  /** Number of chosen facts that are no longer verified and are not shown. */
  hidden: z.int(),
  expiresAt: moment,
  isDemo: z.boolean(),
});
export type PublicPassport = z.infer<typeof publicPassport>;

export const readPassport = contract({
  method: 'get',
  path: '/api/passport/:token',
  isOpen: true,
  summary: 'The facts of a passport link, without a sign-in; 410 when it has ended',
  params: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) }),
  response: publicPassport,
});

export const readCredentials = contract({
  method: 'get',
  path: '/api/passport/:token/credentials',
  isOpen: true,
  summary: 'The facts of a passport link as W3C Verifiable Credentials 2.0 (VC-JWT), for any verifier',
  params: readPassport.params,
  response: z.object({
    issuer: z.url(),
    /** Where the verification keys are published. */
    jwks: z.url(),
    credentials: z.array(z.object({ key: z.string(), title: z.string(), jwt: z.string() })),
  }),
});

/** The public keys that verify credentials, as a JSON Web Key Set; the schema has no field for a private key. */
export const keySet = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      kid: z.string(),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
    }),
  ),
});

export const passportContracts = [
  getPassport,
  createPassportLink,
  revokePassportLink,
  readPassport,
  readCredentials,
] as const;
