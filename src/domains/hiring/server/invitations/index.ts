import { invitationContracts } from '#domains/hiring/contract/invitations/invitations.ts';
import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { endInvitationSubscribers } from './end-invitations.ts';
import { expireInvitations, expireInvitationsJob } from './invitations.jobs.ts';
import { invitationNotices } from './invitations.notices.ts';
import { invitationRoutes } from './invitations.routes.ts';
import { proposeTimes } from './propose-times.ts';
import { invitationSubscribers } from './invitations.subscribers.ts';

export const invitationsFeature: Feature = {
  name: 'invitations',
  contracts: invitationContracts,
  routes: invitationRoutes,
  notices: invitationNotices,
  subscribers: [...invitationSubscribers, ...endInvitationSubscribers, proposeTimes],
  jobs: [handle(expireInvitationsJob, (deps) => expireInvitations(deps))],
};
