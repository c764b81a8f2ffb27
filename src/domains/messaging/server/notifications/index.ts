import { service } from '#platform/server/db.ts';
import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs.ts';
import { notificationContracts } from '#domains/messaging/contract/notifications.ts';
import { releaseNotices } from './notifications.jobs.ts';
import { releaseHeld } from './notifications.repo.ts';
import { notificationRoutes } from './notifications.routes.ts';

export { announceChange, notify, notifyAll } from './notify.ts';

const RELEASED_AT_ONCE = 1000;

export const notificationsFeature: Feature = {
  name: 'notifications',
  contracts: notificationContracts,
  routes: notificationRoutes,
  jobs: [
    handle(releaseNotices, async (deps) => {
      await deps.db.as(service, (tx) => releaseHeld(tx, deps.clock.now(), RELEASED_AT_ONCE));
    }),
  ],
};
