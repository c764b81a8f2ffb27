import { z } from 'zod';
import { SESSION_ENDS } from '#platform/contract/session-limits.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
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

/** The signed-in user; `user` is null when signed out. */
export const sessionShape = z.object({
  user: z.object({ id: z.uuid(), email: z.string() }).nullable(),
  profile: profileShape.nullable(),
  isAdminUser: z.boolean(),
  /** An administrator in production who must set up two-step sign-in before the console opens. */
  mustSecureAccount: z.literal(true).optional(),
  /** Why an administrator's session ended. */
  ended: z.enum(SESSION_ENDS).optional(),
});
/** The answer of a sign-in; with `secondStep` there is no session until a code is entered. */
export const signInShape = sessionShape.extend({ secondStep: z.literal(true).optional() });
export type SessionState = z.infer<typeof sessionShape>;

export const readSession = contract({
  method: 'get',
  path: '/api/session',
  isOpen: true,
  summary: 'The signed-in user; renews the session when it is due',
  response: sessionShape,
});
