import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { autoApplyContracts } from '#domains/hiring/contract/applications/auto-apply.ts';
import { plannedApplicationContracts } from '#domains/hiring/contract/applications/planned-applications.ts';
import { planJob, sendPlansJob } from './auto-apply.jobs.ts';
import { applicationsPlanned } from './auto-apply.notices.ts';
import { autoApplyRoutes } from './auto-apply.routes.ts';
import { autoApplySubscribers } from './auto-apply.subscribers.ts';
import { planApplications } from './plan-applications.ts';
import { sendAndPlan } from './send-plans.ts';

export { planApplications } from './plan-applications.ts';
export { sendDuePlans } from './send-plans.ts';

export const autoApplyFeature: Feature = {
  name: 'auto-apply',
  contracts: [...autoApplyContracts, ...plannedApplicationContracts],
  routes: autoApplyRoutes,
  subscribers: autoApplySubscribers,
  notices: [applicationsPlanned],
  jobs: [
    handle(planJob, (deps, { candidateId }) => planApplications(deps, candidateId)),
    handle(sendPlansJob, (deps) => sendAndPlan(deps)),
  ],
};
