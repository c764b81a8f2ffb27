import { z } from 'zod';
import { MOST_PAID } from '#domains/jobs/contract/pay-units.ts';
import { SHIFT_PATTERNS } from '#kernel/vocabulary.ts';
import { approvalAnswer, cents, idParams, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { OFFER_FACTS } from './offer-letter-text.ts';
import { draftTerms, draftVersion } from './offer-terms.ts';
import { offerView } from './offers.ts';

export const APPROVAL_STATES = ['waiting', 'approved', 'refused'] as const;
export const MOST_STEPS = 6;

/** One approval of an offer, as the hiring team reads it. */
export const offerApproval = z.object({
  approverId: z.uuid(),
  approverName: z.string().nullable(),
  state: z.enum(APPROVAL_STATES),
  reason: z.string().nullable(),
  decidedAt: moment.nullable(),
  /** The first that waits, and the reader may decide it. */
  isMine: z.boolean(),
});
export type OfferApproval = z.output<typeof offerApproval>;

const step = z.strictObject({
  approverId: z.uuid('Choose who approves.'),
  /** For jobs of this unit only; null for all. */
  unitId: z.uuid().nullable(),
  /** From this hourly pay or its equivalent on; null for every offer. */
  fromCents: z.int().min(1, 'Enter an hourly pay, or leave it empty.').max(50_000, 'At most $500 an hour.').nullable(),
});
export type ApprovalStep = z.output<typeof step>;

const choice = z.object({ id: z.uuid(), name: z.string() });
const steps = z.object({
  steps: z.array(z.object({ approverId: z.uuid(), unitId: z.uuid().nullable(), fromCents: cents.nullable() })),
  /** Members who can approve, and the units that a step can be for. */
  members: z.array(choice),
  units: z.array(choice),
  mayEdit: z.boolean(),
});
export type ApprovalSteps = z.output<typeof steps>;

export const getApprovalSteps = contract({
  method: 'get',
  path: '/api/employer/offer-approval-steps',
  summary: 'Who approves the offers of my organization, in order',
  response: steps,
});

export const putApprovalSteps = contract({
  method: 'put',
  path: '/api/employer/offer-approval-steps',
  summary: 'Set who approves offers; owners only. Offers that wait for approval keep their approvers',
  body: z.strictObject({
    steps: z.array(step).max(MOST_STEPS, `At most ${MOST_STEPS} steps.`),
    /** The steps that were edited; others in the meantime are a conflict. */
    before: z.array(step).max(MOST_STEPS),
  }),
  response: steps,
});

export const saveOfferDraft = contract({
  method: 'put',
  path: '/api/employer/applications/:id/offer-draft',
  summary: 'Save the offer that is being prepared for a person, finished or not. A change takes an approval back',
  params: idParams,
  body: draftTerms.safeExtend({ version: draftVersion }),
  response: offerView,
});

export const submitOffer = contract({
  method: 'post',
  path: '/api/offers/:id/submit',
  summary: 'Send a draft for approval to those whom the organization’s steps name',
  params: idParams,
  response: offerView,
});

export const decideApproval = contract({
  method: 'post',
  path: '/api/offers/:id/approval',
  summary: 'Approve an offer, or return it to its draft with a reason',
  params: idParams,
  body: approvalAnswer.safeExtend({
    /** The `updatedAt` of the offer that the approver read: other terms are not approved by it. */
    version: moment,
  }),
  response: offerView,
});

export const discardOffer = contract({
  method: 'post',
  path: '/api/offers/:id/discard',
  summary: 'Discard an offer that was not sent',
  params: idParams,
  response: offerView,
});

export const listApprovals = contract({
  method: 'get',
  path: '/api/offers/:id/approvals',
  summary: 'Who approves an offer that is being prepared, and what they decided',
  params: idParams,
  response: z.object({ approvals: z.array(offerApproval) }),
});

/** What the form of an offer needs to know about a person's application. */
export const getOfferPreparation = contract({
  method: 'get',
  path: '/api/employer/applications/:id/offer-preparation',
  summary: 'The open draft, and who has to approve an offer of this pay in this pattern',
  params: idParams,
  query: z.object({
    /** In the job's unit. */
    payCents: z.coerce.number().int().min(0).max(MOST_PAID.year[0]).default(0),
    shiftPattern: z.enum(SHIFT_PATTERNS).optional(),
  }),
  response: z.object({
    draft: offerView.nullable(),
    approvers: z.array(z.string()),
    timeZone: z.string(),
    /** What fills the placeholders of its texts, beside its own terms. */
    facts: z.record(z.enum(OFFER_FACTS), z.string().nullable()),
  }),
});

export const approvalContracts = [
  getApprovalSteps,
  putApprovalSteps,
  saveOfferDraft,
  submitOffer,
  decideApproval,
  listApprovals,
  discardOffer,
  getOfferPreparation,
] as const;
