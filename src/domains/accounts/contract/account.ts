import { z } from 'zod';
import { done, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { emailField } from './identity.ts';

const currentPassword = z.string().max(128).optional();

const pendingChange = z.object({
  newEmail: z.string(),
  isOldConfirmed: z.boolean(),
  isNewConfirmed: z.boolean(),
  expiresAt: moment,
});

export const readEmail = contract({
  method: 'get',
  path: '/api/me/email',
  summary: 'My email, and a change of it that waits to be confirmed',
  response: z.object({ email: z.string(), pending: pendingChange.nullable() }),
});

export const changeEmail = contract({
  method: 'post',
  path: '/api/me/email',
  status: 202,
  summary: 'Asks for another email: both the old and the new address get a link, and both have to be opened',
  body: z.strictObject({ newEmail: emailField, currentPassword }),
  response: done,
});

export const cancelEmailChange = contract({
  method: 'delete',
  path: '/api/me/email',
  summary: 'Takes a change of my email back that is not complete',
  response: done,
});

export const confirmEmailChange = contract({
  method: 'post',
  path: '/api/auth/confirm-email-change',
  isOpen: true,
  summary: 'Uses up a link of a change of email; `isComplete` once both addresses have said yes',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: z.object({ isComplete: z.boolean() }),
});

export const requestDeletion = contract({
  method: 'post',
  path: '/api/me/account/delete',
  summary: 'Deletes my account after 30 days; whoever signs in before keeps it',
  body: z.strictObject({ currentPassword }),
  response: z.object({ deletedOn: moment }),
});

const agreement = z.enum(['terms', 'matching_notice']);
export type Agreement = z.infer<typeof agreement>;

export const readAgreements = contract({
  method: 'get',
  path: '/api/me/agreements',
  summary: 'What I agreed to in an earlier version and am asked for again',
  response: z.object({ due: z.array(z.object({ kind: agreement, version: z.string() })) }),
});

export const acceptAgreement = contract({
  method: 'post',
  path: '/api/me/agreements',
  summary: 'Agrees to the present version of a text',
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
