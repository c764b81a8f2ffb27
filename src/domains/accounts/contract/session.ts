import { z } from 'zod';
import { SESSION_ENDS } from '#kernel/session-limits.ts';
import { statesOf, verificationMachine } from '#kernel/states.ts';
import { ROLES } from '#kernel/vocabulary.ts';
import { contract } from '#platform/contract/contract.ts';

/** Section 3's `profiles`, as the browser's auth state holds it. */
export const profileShape = z.object({
  user_id: z.uuid(),
  role: z.enum(ROLES).nullable(),
  onboarding_completed: z.boolean(),
  verification_status: z.enum(statesOf(verificationMachine)),
  full_name: z.string().nullable(),
  social_auth_only: z.boolean(),
});
export type Profile = z.infer<typeof profileShape>;

/** Who is signed in. `user` is null for nobody. */
export const sessionShape = z.object({
  user: z.object({ id: z.uuid(), email: z.string() }).nullable(),
  profile: profileShape.nullable(),
  isAdminUser: z.boolean(),
  /** An administrator whose console opens once two-step sign-in is set up (in production). */
  mustSecureAccount: z.literal(true).optional(),
  /** Why an administrator's session ended, where it did. */
  ended: z.enum(SESSION_ENDS).optional(),
});
/** What a sign-in answers: `secondStep` when nobody is signed in until a code has been shown. */
export const signInShape = sessionShape.extend({ secondStep: z.literal(true).optional() });
export type SessionState = z.infer<typeof sessionShape>;

export const readSession = contract({
  method: 'get',
  path: '/api/session',
  isOpen: true,
  summary: 'Who is signed in; prolongs the session when it is due',
  response: sessionShape,
});
