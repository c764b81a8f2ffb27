import { Hono } from 'hono';
import type { Feature } from '#platform/server/feature.ts';
import type { AppEnv } from '#platform/server/http.ts';
import { deskContracts } from '#domains/verification/contract/case-desks.ts';
import { planContracts } from '#domains/verification/contract/planned-decisions.ts';
import { verificationContracts } from '#domains/verification/contract/verification.ts';
import { planJobs } from './carry-out-plans.ts';
import { planRoutes } from './plans.routes.ts';
import { checkJobs } from './run-check.ts';
import { verificationRoutes } from './verification.routes.ts';
import { weighJobs } from './weigh-cases.ts';
import { casesAssigned, planRefused, verificationDecided } from './verification.notices.ts';

export { askSources } from './ask-sources.ts';
export { LONE_WAIT_MS } from './approval-rules.ts';
export { lockFacility, submitFacility, submitFacilityChange, withdrawFacilityChange } from './facility-cases.ts';
export { readHistory } from './history.repo.ts';
export { dropFact, lockForChange, openChange, reopenFact } from './recheck.ts';
export { hold } from './holds.ts';
export { liftSuspensionOf, openHolds, suspend } from './suspension.ts';

export const verificationFeature: Feature = {
  name: 'verification',
  notices: [verificationDecided, planRefused, casesAssigned],
  contracts: [...verificationContracts, ...planContracts, ...deskContracts],
  routes: (deps) => new Hono<AppEnv>().route('/', verificationRoutes(deps)).route('/', planRoutes(deps)),
  jobs: [...checkJobs, ...weighJobs, ...planJobs],
};
