import { attendanceContracts } from '#domains/hiring/contract/interviews/attendance.ts';
import type { Feature } from '#platform/server/feature.ts';
import { absenceClaimed, recordCorrected } from './attendance.notices.ts';
import { attendanceRoutes } from './attendance.routes.ts';
import { attendanceSubscribers } from './attendance.subscribers.ts';

export {
  attendanceOfCandidate,
  attendanceOfEmployer,
  attendanceOfOrganizations,
  type AttendanceRecord,
} from './attendance.repo.ts';

export const attendanceFeature: Feature = {
  name: 'attendance',
  contracts: attendanceContracts,
  routes: attendanceRoutes,
  subscribers: attendanceSubscribers,
  notices: [absenceClaimed, recordCorrected],
};
