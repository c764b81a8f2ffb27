import { z } from 'zod';
import { SIDES } from '#domains/hiring/contract/conversations/conversations.ts';
import { calendarDay, idParams, moment, optionalText, pageOf, pageQuery } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { MEDICAL_DOCUMENT_KINDS } from '#kernel/vocabulary.ts';
import { DECLINE_START_REASONS, SETTLED_REASONS, WITHDRAW_REASONS } from './end-reasons.ts';
import { checkInView } from './check-ins.ts';
import { ITEM_OWNERS } from './rules/rule.ts';
import { startMachine } from './start-states.ts';

/** `expires`: done, and no longer good on the first day. */
const ITEM_STATES = ['done', 'open', 'overdue', 'expires'] as const;

/** What its reader can do about an item. `share` shares health documents, `mark` records it as done. */
const ITEM_ACTIONS = ['mark', 'unmark', 'share', 'upload', 'profile'] as const;

export const startItem = z.object({
  id: z.uuid(),
  title: z.string(),
  hint: z.string().nullable(),
  owner: z.enum(ITEM_OWNERS),
  dueOn: calendarDay,
  state: z.enum(ITEM_STATES),
  isBlocker: z.boolean(),
  /** What settled it, or what is missing, in words. */
  note: z.string().nullable(),
  doneAt: moment.nullable(),
  expiresOn: calendarDay.nullable(),
  action: z.enum(ITEM_ACTIONS).nullable(),
  /** The kind of document to upload. */
  documentKind: z.enum(MEDICAL_DOCUMENT_KINDS).nullable(),
  /** What the candidate agrees to by confirming. */
  statement: z.string().nullable(),
  source: z.object({ name: z.string(), url: z.url().nullable(), asOf: calendarDay, isChecked: z.boolean() }),
});
export type StartItem = z.infer<typeof startItem>;

const side = z.enum(SIDES);

const startHead = z.object({
  applicationId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  organizationName: z.string(),
  candidateName: z.string(),
  startOn: calendarDay,
  status: z.enum(statesOf(startMachine)),
  itemsDone: z.int(),
  itemsTotal: z.int(),
  /** Open items without which the person can't start. */
  blockers: z.array(startItem.pick({ id: true, title: true, owner: true, dueOn: true, state: true, expiresOn: true })),
});
export type StartHead = z.infer<typeof startHead>;

export const startView = startHead.extend({
  /** The reader's. */
  side,
  city: z.string().nullable(),
  state: z.string().nullable(),
  items: z.array(startItem),
  /** The rules that the list was built from. */
  builtFrom: z.array(z.string()),
  settledReason: z.enum(SETTLED_REASONS).nullable(),
  proposedDate: z
    .object({ id: z.uuid(), by: side, startOn: calendarDay, reason: z.string().nullable(), createdAt: moment })
    .nullable(),
  /** The pre-adverse notice, and the day from which a background report may be the reason to withdraw. */
  notice: z.object({ givenAt: moment, answerUntil: calendarDay }).nullable(),
  checkIns: z.array(checkInView),
  /** What the reader may do: owners and recruiters act for the employer. */
  mayAct: z.boolean(),
});
export type StartView = z.infer<typeof startView>;

export const listMyStarts = contract({
  method: 'get',
  path: '/api/me/starts',
  summary: 'My accepted jobs with their first day and what is left to do, the next first day first',
  response: z.object({ items: z.array(startHead) }),
});

export const listEmployerStarts = contract({
  method: 'get',
  path: '/api/employer/starts',
  summary: 'The first days of my organizations with what blocks them, the next one first',
  query: pageQuery.extend({ show: z.enum(['upcoming', 'past']).default('upcoming') }),
  response: pageOf(startHead),
});

export const getStart = contract({
  method: 'get',
  path: '/api/starts/:id',
  summary: 'The checklist of an accepted offer, by its application',
  params: idParams,
  response: startView,
});

export const markStartItem = contract({
  method: 'put',
  path: '/api/starts/:id/items/:itemId',
  summary: 'Record that an item is done, or that it is not',
  params: idParams.extend({ itemId: z.uuid() }),
  body: z.strictObject({ isDone: z.boolean() }),
  response: startView,
});

export const proposeStartDate = contract({
  method: 'post',
  path: '/api/starts/:id/date',
  summary: 'Propose another first day; it moves when the other side agrees',
  params: idParams,
  body: z.strictObject({ startOn: calendarDay, reason: optionalText(500) }),
  response: startView,
});

export const answerStartDate = contract({
  method: 'post',
  path: '/api/starts/:id/date/answer',
  summary: 'Agree to the proposed first day, or keep the one that was agreed',
  params: idParams,
  body: z.strictObject({ proposalId: z.uuid(), answer: z.enum(['accepted', 'declined']) }),
  response: startView,
});

export const giveStartNotice = contract({
  method: 'post',
  path: '/api/starts/:id/notice',
  summary: 'Give the pre-adverse notice, after the report and the summary of rights were sent',
  params: idParams,
  body: z.strictObject({
    hasSentReport: z.literal(true, 'Send the candidate a copy of the report first.'),
    hasSentRights: z.literal(true, 'Send the candidate the summary of their rights first.'),
  }),
  response: startView,
});

export const withdrawStart = contract({
  method: 'post',
  path: '/api/starts/:id/withdraw',
  summary: 'Withdraw an accepted offer for a lawful reason',
  params: idParams,
  body: z.strictObject({ reason: z.enum(WITHDRAW_REASONS, 'Choose a reason.') }),
  response: startView,
});

export const declineStart = contract({
  method: 'post',
  path: '/api/starts/:id/decline',
  summary: 'Say that I can no longer take the job',
  params: idParams,
  body: z.strictObject({ reason: z.enum(DECLINE_START_REASONS, 'Choose a reason.') }),
  response: startView,
});

export const recordStart = contract({
  method: 'post',
  path: '/api/starts/:id/outcome',
  summary: 'Record that the person started, or a no-show',
  params: idParams,
  body: z.strictObject({ outcome: z.enum(['started', 'no_show']) }),
  response: startView,
});

/** Files for an HR system. */
export const packetPath = (id: string, format: 'pdf' | 'csv') => `/api/starts/${id}/packet.${format}`;

export const startContracts = [
  listMyStarts,
  listEmployerStarts,
  getStart,
  markStartItem,
  proposeStartDate,
  answerStartDate,
  giveStartNotice,
  withdrawStart,
  declineStart,
  recordStart,
] as const;
