import { z } from 'zod';
import { event, initiator } from '#platform/contract/event.ts';
import { approvalAnswer, cents, idParams } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

/** What was decided about the pay range that a team asked to post. */
export const PAY_APPROVAL_STATES = ['waiting', 'approved', 'returned'] as const;

const rule = z.strictObject({
  approverId: z.uuid('Choose who approves.').nullable(),
  fromCents: z.int().min(1, 'Enter an hourly pay, or leave it empty.').max(50_000, 'At most $500 an hour.').nullable(),
});
export type PayRule = z.output<typeof rule>;

const payApprover = z.object({
  /** Null: pay ranges need no approval. */
  approverId: z.uuid().nullable(),
  /** Only ranges that reach this hourly pay; null for every range. */
  fromCents: cents.nullable(),
  /** Members who can approve. */
  members: z.array(z.object({ id: z.uuid(), name: z.string() })),
  mayEdit: z.boolean(),
});
export type PayApprover = z.output<typeof payApprover>;

export const getPayApprover = contract({
  method: 'get',
  path: '/api/employer/pay-approver',
  summary: 'Who approves the pay ranges of my organization’s jobs',
  response: payApprover,
});

export const putPayApprover = contract({
  method: 'put',
  path: '/api/employer/pay-approver',
  summary: 'Set who approves pay ranges; owners only. The ranges of open jobs count as approved',
  body: rule.extend({
    /** The rule that was edited; another one in the meantime is a conflict. */
    before: rule,
  }),
  response: payApprover,
});

export const payApproval = z.object({
  state: z.enum(['not_needed', 'needed', ...PAY_APPROVAL_STATES]),
  approverName: z.string().nullable(),
  /** Of the request that this state comes from; null without one. */
  id: z.uuid().nullable(),
  /** Why it was returned. */
  reason: z.string().nullable(),
  /** Whether the reader decides it. */
  isMine: z.boolean(),
});
export type PayApproval = z.output<typeof payApproval>;

export const getPayApproval = contract({
  method: 'get',
  path: '/api/jobs/:id/pay-approval',
  summary: 'Whether the pay range of a job, as it is saved, is approved',
  params: idParams,
  response: payApproval,
});

export const askForPayApproval = contract({
  method: 'post',
  path: '/api/jobs/:id/pay-approval',
  summary: 'Ask for approval of the pay range of a job, as it is saved',
  params: idParams,
  response: payApproval,
});

export const decidePayApproval = contract({
  method: 'post',
  path: '/api/pay-approvals/:id',
  summary: 'Approve a pay range, or return it with a reason',
  params: idParams,
  body: approvalAnswer,
  response: payApproval,
});

export const payApprovalContracts = [
  getPayApprover,
  putPayApprover,
  getPayApproval,
  askForPayApproval,
  decidePayApproval,
] as const;

const ofRequest = initiator.extend({ jobId: z.uuid(), organizationId: z.uuid(), approvalId: z.uuid() });
export const payApprovalAsked = event('pay_approval.asked', ofRequest);
export const payApprovalDecided = event(
  'pay_approval.decided',
  ofRequest.extend({ isApproved: z.boolean(), askedBy: z.uuid() }),
);
export const payApproverSet = event(
  'pay_approver.set',
  initiator.extend({ organizationId: z.uuid(), approverId: z.uuid().nullable() }),
);
