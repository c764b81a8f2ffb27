import { z } from 'zod';
import { done, idParams, moment, nameText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { EXTERNAL_PROVIDERS } from './identity.ts';
import { endsOthers, proof, proofFields } from './proof.ts';
import { sessionShape } from './session.ts';

/** How an administrator checked the identity of an owner who lost phone and recovery codes. */
export const IDENTITY_CHECKS = ['call', 'video', 'in_person'] as const;
export type IdentityCheck = (typeof IDENTITY_CHECKS)[number];
/** Hours in which the owner can still object, by signing in with a code. */
export const TWO_STEP_END_HOURS = 24;

/** Six digits from the app, or a recovery code. */
const code = z.string('Please enter a code.').trim().min(6, 'Please enter a code.').max(40, 'This code is too long.');
const change = z.strictObject({ ...proofFields, endsOthers });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const passkey = z.object({ id: z.uuid(), name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() });
export type Passkey = z.infer<typeof passkey>;

/** An external account that signs in to this one. */
const link = z.object({ id: z.uuid(), provider: z.enum(EXTERNAL_PROVIDERS), linkedAt: moment });
export type Link = z.infer<typeof link>;

export const readFactors = contract({
  method: 'get',
  path: '/api/auth/factors',
  summary: 'My authenticator app, recovery codes, passkeys and linked accounts',
  response: z.object({
    totpSince: moment.nullable(),
    recoveryCodesLeft: z.int(),
    links: z.array(link),
    passkeys: z.array(passkey),
    hasPassword: z.boolean(),
    /** Administrators in production must use the app. */
    isRequired: z.boolean(),
  }),
});

export const startTotp = contract({
  method: 'post',
  path: '/api/auth/totp',
  secret: true,
  summary: 'A new secret for an authenticator app; it takes effect once a code from it is confirmed',
  body: proof,
  response: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmTotp = contract({
  method: 'post',
  path: '/api/auth/totp/confirm',
  secret: true,
  summary: 'Turns on two-step sign-in with a code from the app; returns the recovery codes, once',
  body: z.strictObject({ code, endsOthers }),
  response: recoveryCodes,
});

export const removeTotp = contract({
  method: 'post',
  path: '/api/auth/totp/remove',
  summary: 'Turns off two-step sign-in with the password and a code from the app or a recovery code',
  body: change,
  response: done,
});

export const renewRecoveryCodes = contract({
  method: 'post',
  path: '/api/auth/recovery-codes',
  secret: true,
  summary: 'Ten new recovery codes; the old ones stop working',
  body: change,
  response: recoveryCodes,
});

export const proveSecondFactor = contract({
  method: 'post',
  path: '/api/auth/second-factor',
  isOpen: true,
  summary: 'Finishes a sign-in that needs its second step',
  body: z.strictObject({ code }),
  response: sessionShape,
});

const publicKeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
/** What the browser's credential API returns; the library that verifies it checks its parts. */
const credential = z.object({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).optional(),
});

export const startPasskey = contract({
  method: 'post',
  path: '/api/auth/passkeys/options',
  summary: 'Starts adding a passkey',
  body: proof,
  response: publicKeyOptions,
});

export const addPasskey = contract({
  method: 'post',
  path: '/api/auth/passkeys',
  status: 201,
  summary: 'Adds the passkey that the browser created',
  body: z.strictObject({ name: nameText(60), credential, endsOthers }),
  response: passkey,
});

export const removePasskey = contract({
  method: 'post',
  path: '/api/auth/passkeys/:id/remove',
  summary: 'Removes one of my passkeys, unless it is my last sign-in method',
  params: idParams,
  body: change,
  response: done,
});

export const removeLink = contract({
  method: 'post',
  path: '/api/auth/links/:id/remove',
  summary: 'Unlinks an external account, unless it is my last sign-in method',
  params: idParams,
  body: change,
  response: done,
});

export const startPasskeySignIn = contract({
  method: 'post',
  path: '/api/auth/passkeys/sign-in/options',
  isOpen: true,
  summary: 'Starts a sign-in with a passkey',
  response: publicKeyOptions,
});

export const signInWithPasskey = contract({
  method: 'post',
  path: '/api/auth/passkeys/sign-in',
  isOpen: true,
  summary: 'Opens a session with a passkey, which counts as both steps',
  body: z.strictObject({ credential }),
  response: sessionShape,
});

export const secondFactorContracts = [
  readFactors,
  startTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  proveSecondFactor,
  startPasskey,
  addPasskey,
  removePasskey,
  removeLink,
  startPasskeySignIn,
  signInWithPasskey,
] as const;
