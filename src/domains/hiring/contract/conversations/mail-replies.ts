import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';
import { done, idParams, moment } from '#platform/contract/common.ts';

/**
 * A mail that came in: posted at once, waiting for its sender to confirm it, discarded by its sender or after
 * `MAIL_WAITS_DAYS`, or refused with an explanation.
 */
export const MAIL_REPLY_STATES = ['posted', 'waiting', 'discarded', 'refused'] as const;

/** How long an unconfirmed mail waits. */
export const MAIL_WAITS_DAYS = 14;

export const waitingMail = z.object({
  id: z.uuid(),
  body: z.string(),
  /** The address that it claims to come from; null when it names none or several. */
  sender: z.string().nullable(),
  receivedAt: moment,
});
export type WaitingMail = z.output<typeof waitingMail>;

export const listWaitingMails = contract({
  method: 'get',
  path: '/api/conversations/:id/mails',
  summary: 'Emails that came in as mine and could not be verified, oldest first',
  params: idParams,
  response: z.object({ items: z.array(waitingMail) }),
});

const mailParams = z.strictObject({ id: z.uuid(), mailId: z.uuid() });

export const postWaitingMail = contract({
  method: 'post',
  path: '/api/conversations/:id/mails/:mailId/post',
  summary: 'Confirm that an email is mine: it becomes a message',
  params: mailParams,
  response: done,
});

export const discardWaitingMail = contract({
  method: 'post',
  path: '/api/conversations/:id/mails/:mailId/discard',
  summary: 'Discard an email that could not be verified',
  params: mailParams,
  response: done,
});

export const mailReplyContracts = [listWaitingMails, postWaitingMail, discardWaitingMail] as const;
