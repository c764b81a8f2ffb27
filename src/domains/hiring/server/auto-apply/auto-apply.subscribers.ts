import { setAutoApplyPause } from '#domains/profiles/server/candidates/index.ts';
import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import {
  applicationEnded,
  applicationMade,
  applicationMoved,
} from '#domains/hiring/contract/applications/application-events.ts';
import { invitationClosed, invitationSent } from '#domains/hiring/contract/invitations/invitation-events.ts';
import { jobClosed, jobExpired, jobFilled } from '#domains/jobs/contract/job-events.ts';
import { matchShown } from '#domains/matching/contract/match-events.ts';
import { autoApplyChanged } from '#domains/profiles/contract/profile-events.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { afterEvent, onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { planJob } from './auto-apply.jobs.ts';
import { autoAppliersOf } from './auto-apply.repo.ts';
import { replan } from './plan-applications.ts';
import { settlePlansOfJob, settlePlansOfPair } from './plans.repo.ts';

const planSoon = async (deps: Deps, tx: Tx, candidateIds: readonly string[]): Promise<void> => {
  const appliers = await autoAppliersOf(tx, candidateIds);
  await deps.jobs.enqueueAll(
    tx,
    planJob,
    appliers.map((candidateId) => ({ payload: { candidateId }, key: candidateId })),
  );
};

const dropWithJob = async (tx: Tx, jobId: string, settledAt: Date): Promise<void> => {
  const candidates = await settlePlansOfJob(tx, jobId, { state: 'dropped', settledAt, reason: 'gone' });
  await announceChange(tx, candidates, [{ topic: 'applications' }]);
};

export const autoApplySubscribers: readonly Subscriber[] = [
  afterEvent(
    'hiring.plan-applications',
    matchShown,
    (deps, tx, { payload }) => planSoon(deps, tx, payload.candidateIds),
    { heartbeatSeconds: 10, retryDelay: 1 },
  ),
  onEvent('hiring.replan-with-limits', autoApplyChanged, (deps, tx, { payload }) => replan(deps, tx, payload.userId)),
  // By hand or automatically: either way it was sent.
  onEvent('hiring.mark-plan-sent', applicationMade, async (_deps, tx, { at, payload }) => {
    await settlePlansOfPair(tx, payload, { state: 'sent', settledAt: at });
  }),
  onEvent('hiring.pause-after-hire', applicationMoved, async (deps, tx, { at, payload }) => {
    const { candidateId, to } = payload;
    if (to === 'dismissed') await settlePlansOfPair(tx, payload, { state: 'skipped', settledAt: at });
    if (to !== 'hired' || (await autoAppliersOf(tx, [candidateId])).length === 0) return;
    await setAutoApplyPause(tx, candidateId, at);
    await replan(deps, tx, candidateId);
  }),
  // The person answers an invitation themselves; "Not now" also stops plans for the employer's other jobs.
  onEvent('hiring.skip-plan-of-invited', invitationSent, async (_deps, tx, { at, payload }) => {
    await settlePlansOfPair(tx, payload, { state: 'skipped', settledAt: at });
  }),
  onEvent('hiring.replan-after-not-now', invitationClosed, async (deps, tx, { payload }) => {
    if (payload.to === 'not_now') await replan(deps, tx, payload.candidateId);
  }),
  // Another application may be open now.
  onEvent('hiring.plan-after-end', applicationEnded, (deps, tx, { payload }) =>
    planSoon(deps, tx, [payload.candidateId]),
  ),
  onEvent('hiring.drop-plans-of-filled-job', jobFilled, (_deps, tx, { at, payload }) =>
    dropWithJob(tx, payload.jobId, at),
  ),
  onEvent('hiring.drop-plans-of-closed-job', jobClosed, (_deps, tx, { at, payload }) =>
    dropWithJob(tx, payload.jobId, at),
  ),
  onEvent('hiring.drop-plans-of-expired-job', jobExpired, (_deps, tx, { at, payload }) =>
    dropWithJob(tx, payload.jobId, at),
  ),
];
