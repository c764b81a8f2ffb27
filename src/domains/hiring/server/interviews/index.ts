import type { Feature } from '#platform/server/feature.ts';
import { interviewContracts } from '#domains/hiring/contract/interviews/interviews.ts';
import { interviewNotices } from './interviews.notices.ts';
import { interviewRoutes } from './interviews.routes.ts';
import { interviewSubscribers } from './interviews.subscribers.ts';

export {
  attendanceFeature,
  attendanceOfCandidate,
  attendanceOfEmployer,
  attendanceOfOrganizations,
  type AttendanceRecord,
} from './attendance/index.ts';
export { cancel as cancelInterview, declineInterview, recordOutcome } from './finish.ts';
export { interviewReminder } from './interviews.notices.ts';
export { interviewsOf, readInterview, viewOf as interviewViewOf } from './interviews.repo.ts';
export {
  eventOf,
  lockForSide,
  moveInterview,
  requireAhead,
  requireMove,
  type InterviewInHand,
} from './move-interview.ts';
export { startInterview } from './start-interview.ts';
export { accept as acceptInterview, counter as counterInterview, propose as proposeInterview } from './schedule.ts';

export const interviewsFeature: Feature = {
  name: 'interviews',
  notices: interviewNotices,
  subscribers: interviewSubscribers,
  contracts: interviewContracts,
  routes: interviewRoutes,
};
