import { z } from 'zod';
import { MIN_PASSWORD_LENGTH } from './identity-rules.ts';
import { nameText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { proofFields } from './proof.ts';
import { sessionShape, signInShape } from './session.ts';

/** The specification's text, word for word. */
export const PASSWORD_TOO_SHORT = `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`;
export const PASSWORDS_DIFFER = 'Passwords do not match';

const EMAIL_INVALID = 'Please enter a valid email, like name@example.com.';

/** ASCII only, checked before lowercasing (a Kelvin sign becomes a k), so that a look-alike can’t make a second account. */
export const emailField = z
  .string('Please enter your email.')
  .trim()
  .regex(/^[\x21-\x7e]*$/, EMAIL_INVALID)
  .toLowerCase()
  .min(1, 'Please enter your email.')
  .max(254, 'This email is too long.')
  .pipe(z.email(EMAIL_INVALID));

export const newPasswordField = z
  .string('Please enter a password.')
  .min(MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT)
  .max(128, 'Password must be at most 128 characters long');

export const nameOfPerson = (missing?: string) =>
  nameText(120, { ...(missing ? { missing } : {}), long: 'Please shorten your name to 120 letters.' });
export const fullNameField = nameOfPerson('Please enter your full name.');

export const signUp = contract({
  method: 'post',
  path: '/api/auth/sign-up',
  isOpen: true,
  status: 201,
  summary: 'Creates an account and emails the link that confirms its address',
  body: z.strictObject({
    full_name: fullNameField,
    email: emailField,
    password: newPasswordField,
    role: z.enum(['job_seeker', 'employer']),
  }),
  response: z.object({
    needsConfirmation: z.literal(true),
    /** Whether emails go to the development mailbox instead of being sent. */
    devMailbox: z.boolean(),
  }),
});

export const signIn = contract({
  method: 'post',
  path: '/api/auth/sign-in',
  isOpen: true,
  summary: 'Opens a session with email and password',
  body: z.strictObject({
    email: emailField,
    password: z
      .string('Please enter your password.')
      .min(1, 'Please enter your password.')
      .max(128, 'The password is too long.'),
  }),
  response: signInShape,
});

export const resendConfirmation = contract({
  method: 'post',
  path: '/api/auth/resend-confirmation',
  isOpen: true,
  status: 202,
  summary: 'Emails a new confirmation link if one is needed; the answer is always the same',
  body: z.strictObject({ email: emailField }),
  response: z.object({ ok: z.literal(true) }),
});

export const confirmEmail = contract({
  method: 'post',
  path: '/api/auth/confirm',
  isOpen: true,
  summary: 'Uses up the token of a confirmation link and opens a session',
  body: z.strictObject({ token_hash: z.string().min(1).max(200), type: z.literal('signup') }),
  response: sessionShape,
});

export const signOut = contract({
  method: 'post',
  path: '/api/auth/sign-out',
  isOpen: true,
  summary: 'Ends this session (local) or all sessions of the account (global)',
  body: z.strictObject({ scope: z.enum(['local', 'global']).default('local') }),
  response: z.object({ ok: z.literal(true) }),
});

export const setPassword = contract({
  method: 'put',
  path: '/api/auth/password',
  summary: 'Sets a first password, or a new one when the current one is given',
  body: z.strictObject({ newPassword: newPasswordField, ...proofFields }),
  response: z.object({ ok: z.literal(true) }),
});

export const listSessions = contract({
  method: 'get',
  path: '/api/auth/sessions',
  summary: 'The sessions of my account',
  response: z.array(
    z.object({
      id: z.uuid(),
      isCurrent: z.boolean(),
      userAgent: z.string(),
      address: z.string(),
      signedInAt: z.iso.datetime(),
      lastActiveAt: z.iso.datetime(),
    }),
  ),
});

export const endSessions = contract({
  method: 'post',
  path: '/api/auth/sessions/end',
  summary: 'Ends one of my sessions or, without an id, all but this one',
  body: z.strictObject({ id: z.uuid().optional(), ...proofFields }),
  response: z.object({ ok: z.literal(true) }),
});

export const EXTERNAL_PROVIDERS = ['google', 'microsoft'] as const;
export type ExternalProvider = (typeof EXTERNAL_PROVIDERS)[number];

export const listExternalProviders = contract({
  method: 'get',
  path: '/api/auth/external',
  isOpen: true,
  summary: 'Which external identity providers are set up',
  response: z.array(z.enum(EXTERNAL_PROVIDERS)),
});

export const startExternal = contract({
  method: 'post',
  path: '/api/auth/external/start',
  secret: true,
  isOpen: true,
  summary: 'Starts a sign-in with an external provider: the URL to go to, with its code challenge',
  body: z.strictObject({
    provider: z.enum(EXTERNAL_PROVIDERS),
    role: z.enum(['job_seeker', 'employer']).optional(),
  }),
  response: z.object({
    url: z.url(),
    /** The hosts a start URL may point to; the browser checks before it navigates. */
    loginHosts: z.array(z.string()),
  }),
});

export const finishExternal = contract({
  method: 'post',
  path: '/api/auth/external/finish',
  isOpen: true,
  summary: 'Finishes a sign-in with an external provider with the parameters of the callback page',
  body: z.strictObject({
    code: z.string().min(1).max(4000),
    state: z.string().min(1).max(400),
    iss: z.string().max(400).optional(),
  }),
  response: signInShape,
});

export const exportOwnData = contract({
  method: 'get',
  path: '/api/me/export',
  summary: 'All data about me, table by table; each document comes with the address of its file',
  response: z.object({
    exportedAt: z.iso.datetime(),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});
