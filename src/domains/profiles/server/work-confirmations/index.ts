import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { workConfirmationContracts } from '#domains/profiles/contract/work/work-confirmations.ts';
import { followUp, followUpJob } from './follow-up.ts';
import { workConfirmationRoutes } from './work-confirmations.routes.ts';
import { workConfirmationAnswered } from './work-confirmations.notices.ts';
import { workConfirmationSubscribers } from './work-confirmations.subscribers.ts';

export { closeRequestsOf } from './own.ts';

/** Behind a switch: the public pages say Coming Soon. */
export const workConfirmationsFeature: Feature = {
  name: 'work-confirmations',
  notices: [workConfirmationAnswered],
  subscribers: workConfirmationSubscribers,
  isOn: ({ workConfirmations }) => workConfirmations,
  contracts: workConfirmationContracts,
  routes: workConfirmationRoutes,
  jobs: [handle(followUpJob, followUp)],
};
