import { z } from 'zod';

/**
 * To change how an account is signed in to or end its sessions: the password or, without one, a recent sign-in (else
 * `RECENT_SIGN_IN_NEEDED`); besides, where two-step sign-in is on, a code from the app or a recovery code.
 */
export const proofFields = {
  currentPassword: z.string().max(128).optional(),
  code: z.string().trim().max(40, 'This code is too long.').optional(),
};
export const proof = z.strictObject(proofFields);
export type Proof = z.infer<typeof proof>;

/** Signs the account's other devices out as well. */
export const endsOthers = z.boolean().optional();
