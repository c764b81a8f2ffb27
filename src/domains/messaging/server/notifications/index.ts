import { service } from '#platform/server/database/db.ts';
import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { notificationContracts } from '#domains/messaging/contract/notifications.ts';
import { mailDigests, mailDigestsJob } from './digest/digest.ts';
import { releaseNotices } from './notifications.jobs.ts';
import { releaseHeld } from './notifications.repo.ts';
import { LIVE_STREAMS } from './live-metrics.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { securityAlert } from './security.notices.ts';

export { defineNotice, type Notice, type NoticeDefinition, type NoticeLetter } from './define-notice.ts';
export { readNoticesAt } from './inbox.ts';
export { announceChange, notify, notifyAll } from './notify.ts';
export { atOrganization, dollars, longDay, longMoment, withReason } from './phrases.ts';

const RELEASE_BATCH = 1000;

export const notificationsFeature: Feature = {
  name: 'notifications',
  contracts: notificationContracts,
  routes: notificationRoutes,
  notices: [securityAlert],
  metrics: [LIVE_STREAMS],
  jobs: [
    handle(mailDigestsJob, (deps) => mailDigests(deps)),
    handle(releaseNotices, async (deps) => {
      await deps.db.as(service, (tx) => releaseHeld(tx, deps.clock.now(), RELEASE_BATCH));
    }),
  ],
};
