import type { Feature } from '#platform/server/feature.ts';
import { interviewContracts } from '#domains/hiring/contract/interviews.ts';
import { interviewRoutes } from './interviews.routes.ts';
import { interviewNotices } from '#domains/hiring/server/calendar/index.ts';

export { cancel as cancelInterview, declineInterview, recordOutcome } from './finish.ts';
export { accept as acceptInterview, counter as counterInterview, propose as proposeInterview } from './schedule.ts';
export { interviewsOf } from './interviews.repo.ts';

export const interviewsFeature: Feature = {
  name: 'interviews',
  notices: interviewNotices,
  contracts: interviewContracts,
  routes: interviewRoutes,
};
