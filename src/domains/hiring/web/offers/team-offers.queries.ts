import { queryOptions } from '@tanstack/react-query';
import {
  decideApproval,
  discardOffer,
  getApprovalSteps,
  getOfferPreparation,
  listApprovals,
  putApprovalSteps,
  saveOfferDraft,
  submitOffer,
  type ApprovalStep,
} from '#domains/hiring/contract/offers/offer-approvals.ts';
import { sendOffer } from '#domains/hiring/contract/offers/offers.ts';
import { APPLICANTS_KEY } from '#domains/hiring/web/applicants/applicants.queries.ts';
import type { ShiftPattern } from '#kernel/vocabulary.ts';
import { call } from '#platform/web/api/api.ts';

export const offerPreparation = (applicationId: string, payCents: number, shiftPattern: ShiftPattern) =>
  queryOptions({
    queryKey: [...APPLICANTS_KEY, 'offer-preparation', applicationId, payCents, shiftPattern],
    queryFn: () => call(getOfferPreparation, { params: { id: applicationId }, query: { payCents, shiftPattern } }),
  });

export const offerApprovals = (offerId: string) =>
  queryOptions({
    queryKey: [...APPLICANTS_KEY, 'offer-approvals', offerId],
    queryFn: () => call(listApprovals, { params: { id: offerId } }),
  });

export const approvalSteps = () =>
  queryOptions({ queryKey: ['offer-approval-steps'], queryFn: () => call(getApprovalSteps, {}) });

export const saveSteps = (steps: ApprovalStep[], before: ApprovalStep[]) =>
  call(putApprovalSteps, { body: { steps, before } });
export const decideOn = (id: string, body: { approves: boolean; reason?: string; version: string }) =>
  call(decideApproval, { params: { id }, body });
export const discardTheOffer = (id: string) => call(discardOffer, { params: { id } });
export const submitTheOffer = (id: string) => call(submitOffer, { params: { id } });

type Terms = Parameters<typeof call<typeof saveOfferDraft>>[1]['body'];
export const saveTheDraft = (id: string, body: Terms) => call(saveOfferDraft, { params: { id }, body });
export const sendTheOffer = (id: string, body: Parameters<typeof call<typeof sendOffer>>[1]['body']) =>
  call(sendOffer, { params: { id }, body });
