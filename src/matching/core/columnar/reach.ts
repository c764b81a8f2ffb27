/** A job's reach from the columns: which of its own requirements keep how many people out. */
import { eligibleToPractice } from '../license-rules.ts';
import { JOB_REQUIREMENT_GATES, ReachCounter } from '../near-miss.ts';
import type { GateId, JobReach } from '../types.ts';
import { ALL_PATTERNS, ALL_SHIFTS, ALL_TYPES } from './bits.ts';
import { FLAG } from './columns.ts';
import type { JobQuery } from './query.ts';
import { authorized, isBlocked, milesOf, withinReach, type ScanContext } from './scan.ts';

interface ReachInput {
  readonly query: JobQuery;
  readonly context: ScanContext;
  readonly rows: number;
}

function licenseOutcome({ context, query }: ReachInput, row: number): 'ok' | 'held' | 'no' {
  const { columns, ids, factsOf, asOf } = context;
  if ((columns.flags[row] as number) & FLAG.licenseByFacts) {
    return eligibleToPractice(factsOf(ids[row] as string), query.job, asOf).answer;
  }
  const covered =
    (query.statesLow & ~(columns.statesLow[row] as number)) === 0 &&
    (query.statesHigh & ~(columns.statesHigh[row] as number)) === 0;
  return covered ? 'ok' : 'no';
}

const wants = (wishes: number, wish: number, kind: number) => (wishes & wish & kind) !== 0;

export function reachOf(input: ReachInput | null): JobReach {
  const counter = new ReachCounter();
  if (!input) return counter.result();
  const { query, context, rows } = input;
  const { columns, ids } = context;
  for (let row = 0; row < rows; row++) {
    const flags = columns.flags[row] as number;
    if ((flags & FLAG.open) === 0) continue;
    if (flags & FLAG.hasBlocks && isBlocked(context.factsOf(ids[row] as string), query)) continue;
    const license = licenseOutcome(input, row);
    const wishes = columns.wishes[row] as number;
    const passes: Readonly<Record<(typeof JOB_REQUIREMENT_GATES)[number], boolean>> = {
      license: license === 'ok',
      certifications: (query.required & ~(columns.certifications[row] as number)) === 0,
      experience: (columns.tenths[row] as number) >= query.tenths,
      work_authorization: authorized(flags, query),
      pay: (columns.floor[row] as number) <= query.topRate,
      distance: withinReach(columns, row, query, milesOf(columns, row, query)),
      shift: wants(wishes, query.wish, ALL_SHIFTS),
      shift_pattern: wants(wishes, query.wish, ALL_PATTERNS),
      employment_type: wants(wishes, query.wish, ALL_TYPES),
      start_date: (columns.earliest[row] as number) <= query.workDay,
    };
    const stopped: GateId[] = JOB_REQUIREMENT_GATES.filter((gate) => !passes[gate]);
    counter.add(stopped, license === 'held' && stopped.length === 1);
  }
  return counter.result();
}
