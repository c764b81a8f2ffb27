import { useQuery } from '@tanstack/react-query';
import { getMyAttendance } from '#domains/hiring/contract/interviews/attendance.ts';
import { LEAST_INTERVIEWS } from '#domains/hiring/contract/interviews/attendance-rules.ts';
import { JOBS_KEY } from '#domains/hiring/web/candidate-home/home.queries.ts';
import { call } from '#platform/web/api/api.ts';
import { attendanceCopy as copy } from './attendance.copy.ts';

/** How many interviews the candidate came to, as employers read it; nothing before the first one that counts. */
export function OwnRecord() {
  const { data } = useQuery({ queryKey: [...JOBS_KEY, 'attendance'], queryFn: () => call(getMyAttendance) });
  if (!data || data.interviews === 0) return null;
  const { interviews, missed } = data;
  return (
    <p className="text-sm text-ink-soft">
      {missed === null ? copy.ownFew(LEAST_INTERVIEWS) : copy.own(interviews - missed, interviews)}
    </p>
  );
}
