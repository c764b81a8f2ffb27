import { Hono } from 'hono';
import type { Feature } from '#platform/server/feature.ts';
import type { AppEnv } from '#platform/server/http/http.ts';
import { assignmentContracts } from '#domains/verification/contract/cases/case-assignment.ts';
import { planContracts } from '#domains/verification/contract/cases/planned-decisions.ts';
import { countContracts } from '#domains/verification/contract/cases/case-counts.ts';
import { verificationContracts } from '#domains/verification/contract/verification.ts';
import { reviewSubscribers } from './decisions/review.subscribers.ts';
import { decisionSubscribers } from './decisions/notify-decision.ts';
import { assignmentSubscribers } from './claims/assignment.subscribers.ts';
import { planSubscribers } from './planned-decisions/plans.subscribers.ts';
import { planJobs } from './planned-decisions/carry-out-plans.ts';
import { openSubmittedCase } from './open-submitted-case.ts';
import { planRoutes } from './batch.routes.ts';
import { checkJobs } from './source-checks/run-check.ts';
import { verificationRoutes } from './cases.routes.ts';
import { scoringJobs } from './queue/score-cases.ts';
import { casesAssigned, planRefused, verificationDecided } from './verification.notices.ts';

export { closeChanges, openCase } from './open-case.ts';
export { lockOpenCase } from './cases.repo.ts';
export { notifyDecision } from './decisions/notify-decision.ts';
export type { NoticedDecision } from './decisions/decision-texts.ts';
export { askSources } from './source-checks/ask-sources.ts';
export { LONE_WAIT_MS } from './decisions/approval-rules.ts';
export { acceptedOrganizationChecks } from './case/organization-checks.repo.ts';
export { readHistory } from './case/history.repo.ts';
export { withdrawFact, lockPersonForChange, requestFactReview, submitFactChange } from './changes/changed-facts.ts';

export const verificationFeature: Feature = {
  name: 'verification',
  subscribers: [
    openSubmittedCase,
    ...reviewSubscribers,
    ...decisionSubscribers,
    ...assignmentSubscribers,
    ...planSubscribers,
  ],
  notices: [verificationDecided, planRefused, casesAssigned],
  contracts: [...verificationContracts, ...countContracts, ...planContracts, ...assignmentContracts],
  routes: (deps) => new Hono<AppEnv>().route('/', verificationRoutes(deps)).route('/', planRoutes(deps)),
  jobs: [...checkJobs, ...scoringJobs, ...planJobs],
};
