import { queryOptions } from '@tanstack/react-query';
import {
  acceptInvitation,
  declineInvitation,
  getInvitationSettings,
  inviteToTalk,
  listMyInvitations,
  listSentInvitations,
  postponeInvitation,
  setInvitationSettings,
  withdrawInvitation,
  type InvitationSettingsChange,
} from '#domains/hiring/contract/invitations/invitations.ts';
import type { NoThanksReason } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { APPLICANTS_KEY } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { JOBS_KEY } from '#domains/hiring/web/candidate-home/home.queries.ts';
import { getJob } from '#domains/jobs/contract/jobs.ts';
import type { RequestOf } from '#platform/contract/contract.ts';
import { call } from '#platform/web/api/api.ts';

/** Under the applicants' key, so that what refreshes them refreshes their invitations. */
export const sentInvitations = (jobId: string) =>
  queryOptions({
    queryKey: [...APPLICANTS_KEY, 'invitations', jobId],
    queryFn: () => call(listSentInvitations, { params: { id: jobId } }),
  });
export const jobToInviteTo = (jobId: string) =>
  queryOptions({
    queryKey: [...APPLICANTS_KEY, 'job', jobId],
    queryFn: () => call(getJob, { params: { id: jobId } }),
  });
export const invite = (id: string, body: RequestOf<typeof inviteToTalk>['body']) =>
  call(inviteToTalk, { params: { id }, body });
export const withdrawInvite = (id: string) => call(withdrawInvitation, { params: { id } });

export const myInvitations = () =>
  queryOptions({ queryKey: [...JOBS_KEY, 'invitations'], queryFn: () => call(listMyInvitations) });
export const accept = (id: string) => call(acceptInvitation, { params: { id } });
export const postpone = (id: string) => call(postponeInvitation, { params: { id } });
export const decline = ({ id, reason }: { id: string; reason?: NoThanksReason }) =>
  call(declineInvitation, { params: { id }, body: { reason } });

export const invitationSettings = () =>
  queryOptions({ queryKey: [...JOBS_KEY, 'invitation-settings'], queryFn: () => call(getInvitationSettings) });
export const saveInvitationSettings = (body: InvitationSettingsChange) => call(setInvitationSettings, { body });
