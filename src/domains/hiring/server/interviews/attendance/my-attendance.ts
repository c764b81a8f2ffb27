import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { attendanceOfCandidate, type AttendanceRecord } from './attendance.repo.ts';

/** What employers read of a candidate's interviews, for the candidate. */
export const myAttendance = (deps: Deps, userId: string): Promise<AttendanceRecord> =>
  deps.db.as(service, (tx) => attendanceOfCandidate(tx, userId, deps.clock.now()));
