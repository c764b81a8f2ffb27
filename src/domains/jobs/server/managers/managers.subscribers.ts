import { signalTeam } from '#domains/employers/server/hiring-team/index.ts';
import { memberChanged } from '#domains/employers/contract/organization-events.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { handOverJobs, handOverPayApprovals } from './hand-over.repo.ts';
import { dropManager } from './managers.repo.ts';

export const jobManagerSubscribers: readonly Subscriber[] = [
  onEvent('jobs.hand-over', memberChanged, async (_deps, tx, { payload }) => {
    const { organizationId, userId: from, successorId: to } = payload;
    if (to === null) return;
    const handed = await handOverJobs(tx, { organizationId, from, to });
    await handOverPayApprovals(tx, { organizationId, from, to });
    await signalTeam(
      tx,
      organizationId,
      handed.map((id) => ({ topic: 'jobs', id })),
    );
  }),
  onEvent('jobs.drop-manager', memberChanged, async (_deps, tx, { payload }) => {
    if (payload.memberRole !== 'hiring_manager') await dropManager(tx, payload.userId, payload.organizationId);
  }),
];
