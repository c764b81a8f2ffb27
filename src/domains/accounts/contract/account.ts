import { z } from 'zod';
import { done, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { emailField } from './identity.ts';
import { proof, proofFields } from './proof.ts';

const pendingChange = z.object({
  newEmail: z.string(),
  isOldConfirmed: z.boolean(),
  isNewConfirmed: z.boolean(),
  expiresAt: moment,
});

export const readEmail = contract({
  method: 'get',
  path: '/api/me/email',
  summary: 'My email and, if there is one, its pending change',
  response: z.object({ email: z.string(), pending: pendingChange.nullable() }),
});

export const changeEmail = contract({
  method: 'post',
  path: '/api/me/email',
  status: 202,
  summary: 'Requests an email change: sends a link to the old and to the new address; both must be opened',
  body: z.strictObject({ newEmail: emailField, ...proofFields }),
  response: done,
});

export const cancelEmailChange = contract({
  method: 'delete',
  path: '/api/me/email',
  summary: 'Cancels my pending email change',
  response: done,
});

export const confirmEmailChange = contract({
  method: 'post',
  path: '/api/auth/confirm-email-change',
  isOpen: true,
  summary: 'Confirms one side of an email change; `isComplete` once both addresses have confirmed',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: z.object({ isComplete: z.boolean() }),
});

export const requestDeletion = contract({
  method: 'post',
  path: '/api/me/account/delete',
  summary: 'Deletes my account after 30 days; signing in before then keeps it',
  body: proof,
  response: z.object({ deletedOn: moment }),
});

const agreement = z.enum(['terms', 'matching_notice']);
export type Agreement = z.infer<typeof agreement>;

export const readAgreements = contract({
  method: 'get',
  path: '/api/me/agreements',
  summary: 'Agreements whose text has changed since I accepted it',
  response: z.object({ due: z.array(z.object({ kind: agreement, version: z.string() })) }),
});

export const acceptAgreement = contract({
  method: 'post',
  path: '/api/me/agreements',
  summary: 'Accepts the current version of a text',
  body: z.strictObject({ kind: agreement, version: z.string().max(40) }),
  response: done,
});

export const accountContracts = [
  readEmail,
  changeEmail,
  cancelEmailChange,
  confirmEmailChange,
  requestDeletion,
  readAgreements,
  acceptAgreement,
] as const;
