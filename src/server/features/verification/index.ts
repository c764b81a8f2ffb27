import type { Feature } from '#server/platform/feature.ts';
import { verificationContracts } from '#shared/contracts/verification.ts';
import { checkJobs } from './run-check.ts';
import { verificationRoutes } from './verification.routes.ts';
import { weighJobs } from './weigh-cases.ts';

export { askSources } from './ask-sources.ts';
export { LONE_WAIT_MS } from './approval-rules.ts';
export { reviewDueAt } from './business-days.ts';
export { readHistory } from './history.repo.ts';
export { dropFact, lockForChange, reopenFact } from './recheck.ts';
export { hold } from './holds.ts';
export { liftSuspensionOf, openHolds, suspend } from './suspension.ts';

export const verificationFeature: Feature = {
  name: 'verification',
  contracts: verificationContracts,
  routes: verificationRoutes,
  jobs: [...checkJobs, ...weighJobs],
};
