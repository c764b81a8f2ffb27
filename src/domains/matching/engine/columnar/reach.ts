/** A job's reach: how many people each of its requirements excludes. */
import { eligibleToPractice } from '../license/license-rules.ts';
import { JOB_REQUIREMENT_GATES, ReachCounter } from '../explain/near-miss.ts';
import type { GateId, JobReach } from '../types.ts';
import { ALL_PATTERNS, ALL_SHIFTS, ALL_TYPES } from './rows/bits.ts';
import { FLAG } from './rows/row-codes.ts';
import type { JobQuery } from './jobs/job-query.ts';
import { isAuthorized, isBlocked, milesOf, acceptsDistance, type ScanContext } from './scan.ts';

interface ReachInput {
  readonly query: JobQuery;
  readonly context: ScanContext;
  readonly rowCount: number;
}

function licenseOutcome({ context, query }: ReachInput, row: number): 'ok' | 'held' | 'no' {
  const { rows, ids, factsOf, asOf } = context;
  if (rows.flags(row) & (FLAG.licenseByStart | FLAG.licenseHeld)) {
    return eligibleToPractice(factsOf(ids[row] as string), query.job, asOf).answer;
  }
  const covered = (query.statesLow & ~rows.statesLow(row)) === 0 && (query.statesHigh & ~rows.statesHigh(row)) === 0;
  return covered ? 'ok' : 'no';
}

const accepts = (schedules: number, schedule: number, kind: number) => (schedules & schedule & kind) !== 0;

export function reachOf(input: ReachInput | null): JobReach {
  const counter = new ReachCounter();
  if (!input) return counter.result();
  const { query, context, rowCount } = input;
  const { rows, ids } = context;
  for (let row = 0; row < rowCount; row++) {
    const flags = rows.flags(row);
    if ((flags & FLAG.open) === 0) continue;
    if (flags & FLAG.hasBlocks && isBlocked(context.factsOf(ids[row] as string), query)) continue;
    const license = licenseOutcome(input, row);
    const schedules = rows.schedules(row);
    const passes: Readonly<Record<(typeof JOB_REQUIREMENT_GATES)[number], boolean>> = {
      license: license === 'ok',
      certifications: (query.required & ~rows.certifications(row)) === 0,
      experience: rows.tenths(row) >= query.tenths,
      work_authorization: isAuthorized(flags, query),
      pay: rows.floor(row) <= query.topRate,
      distance: acceptsDistance(rows, row, query.stateBit, milesOf(flags, rows.summaries, row, query)),
      shift: accepts(schedules, query.schedule, ALL_SHIFTS),
      shift_pattern: accepts(schedules, query.schedule, ALL_PATTERNS),
      employment_type: accepts(schedules, query.schedule, ALL_TYPES),
      start_date: rows.earliest(row) <= query.workDay,
    };
    const stopped: GateId[] = JOB_REQUIREMENT_GATES.filter((gate) => !passes[gate]);
    counter.add(stopped, license === 'held' && stopped.length === 1);
  }
  return counter.result();
}
