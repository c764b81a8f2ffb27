import { applicationMade, applicationMoved } from '#domains/hiring/contract/applications/application-events.ts';
import { invitationClosed } from '#domains/hiring/contract/invitations/invitation-events.ts';
import { endMatchedPairs } from '#domains/hiring/server/applications/index.ts';
import { jobClosed, jobExpired, jobFilled } from '#domains/jobs/contract/job-events.ts';
import { matchesEnded } from '#domains/matching/contract/match-events.ts';
import { evaluatePair } from '#domains/matching/server/matching/index.ts';
import { organizationBlocked } from '#domains/profiles/contract/profile-events.ts';
import { holdPlaced } from '#domains/verification/contract/hold-events.ts';
import { afterEvent, onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { closeInvitation, endInvitations } from './close-invitation.ts';
import {
  lockOpenOf,
  lockOpenOfCandidate,
  lockOpenOfJob,
  lockOpenOfOrganization,
  lockOpenOfPairs,
  isShownNow,
  topOf,
} from './invitations.repo.ts';

/** What closes an invitation besides its own answer, each in the transaction in which it happens. */
export const endInvitationSubscribers: readonly Subscriber[] = [
  onEvent('hiring.accept-invitation', applicationMade, async (deps, tx, { payload }) => {
    const open = await lockOpenOf(tx, payload.applicationId);
    const { actor, actorId } = payload;
    if (open) await closeInvitation(deps, tx, open, 'accepted', { actor, actorId });
  }),
  // "Not for me" says no to the invitation, too.
  onEvent('hiring.decline-with-dismissal', applicationMoved, async (deps, tx, { payload }) => {
    if (payload.to !== 'dismissed') return;
    const open = await lockOpenOf(tx, payload.applicationId);
    const { actor, actorId } = payload;
    if (open) await closeInvitation(deps, tx, open, 'declined', { actor, actorId });
  }),
  onEvent('hiring.end-invitations-of-filled-job', jobFilled, async (deps, tx, { payload }) =>
    endInvitations(deps, tx, await lockOpenOfJob(tx, payload.jobId), 'job_filled'),
  ),
  onEvent('hiring.end-invitations-of-closed-job', jobClosed, async (deps, tx, { payload }) =>
    endInvitations(deps, tx, await lockOpenOfJob(tx, payload.jobId), 'job_closed'),
  ),
  onEvent('hiring.end-invitations-of-expired-job', jobExpired, async (deps, tx, { payload }) =>
    endInvitations(deps, tx, await lockOpenOfJob(tx, payload.jobId), 'job_closed'),
  ),
  onEvent(
    'hiring.end-invitations-on-hold',
    holdPlaced,
    async (deps, tx, { payload: { subjectType, subjectId, kind } }) => {
      if (subjectType === 'person') {
        await endInvitations(
          deps,
          tx,
          await lockOpenOfCandidate(tx, subjectId),
          kind === 'leaving' ? 'account_deleted' : 'candidate_hold',
        );
      } else {
        const lockOpen = subjectType === 'job' ? lockOpenOfJob : lockOpenOfOrganization;
        await endInvitations(deps, tx, await lockOpen(tx, subjectId), 'employer_unavailable');
      }
    },
  ),
  onEvent('hiring.end-invitations-of-blocked', organizationBlocked, async (deps, tx, { payload }) => {
    const below = await lockOpenOfOrganization(tx, await topOf(tx, payload.organizationId), payload.userId);
    await endInvitations(deps, tx, below, 'blocked');
  }),
  // A pair also ends when others fit better; the invitation stays unless a requirement fails.
  afterEvent('hiring.check-invitations', matchesEnded, async (deps, tx, { payload }) => {
    for (const { invitation, pair } of await lockOpenOfPairs(tx, payload.pairs)) {
      const evaluation = await evaluatePair(deps, pair);
      // A paused job keeps its invitations; one that is filled or closed has ended them by its own event.
      const isMet =
        evaluation?.view.gates.every(({ gate, outcome }) => outcome === 'pass' || gate === 'job_open') ?? false;
      if (!isMet) await endInvitations(deps, tx, [invitation], 'no_match');
    }
  }),
  // The open invitation kept the person in sight after the match ended.
  onEvent('hiring.end-matched-with-invitation', invitationClosed, async (_deps, tx, { at, payload }) => {
    if (payload.to === 'accepted' || (await isShownNow(tx, payload))) return;
    await endMatchedPairs(tx, [payload], at);
  }),
];
