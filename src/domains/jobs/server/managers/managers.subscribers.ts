import { memberChanged } from '#domains/employers/contract/organization-events.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { dropManager } from './managers.repo.ts';

export const jobManagerSubscribers: readonly Subscriber[] = [
  onEvent('jobs.drop-manager', memberChanged, async (_deps, tx, { payload }) => {
    if (payload.memberRole !== 'hiring_manager') await dropManager(tx, payload.userId, payload.organizationId);
  }),
];
