import { matchShown } from '#domains/matching/contract/match-events.ts';
import { afterEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { autoApplyJob } from './auto-apply.jobs.ts';
import { autoAppliersOf } from './auto-apply.repo.ts';

export const autoApplySubscribers: readonly Subscriber[] = [
  afterEvent(
    'hiring.apply-automatically',
    matchShown,
    async (deps, tx, { payload }) => {
      const appliers = await autoAppliersOf(tx, payload.candidateIds);
      await deps.jobs.enqueueAll(
        tx,
        autoApplyJob,
        appliers.map((candidateId) => ({ payload: { candidateId }, key: candidateId })),
      );
    },
    { heartbeatSeconds: 10, retryDelay: 1 },
  ),
];
