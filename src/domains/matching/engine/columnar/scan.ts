/**
 * The inner loop: gates and both side scores of the rows of a block, in the same order of sums as
 * `candidate-score.ts` and `employer-score.ts`, so that every bit agrees with the reference.
 */
import { milesFromDifference, unitsToRadians } from '../distance.ts';
import { commuteValue, payValue, settingValue, shareValue } from '../score/formulas.ts';
import { eligibleToPractice } from '../license/license-rules.ts';
import type { CandidateFacts, Day, Weights } from '../types.ts';
import { ALL_PATTERNS, ALL_SHIFTS, ALL_TYPES, popcount } from './rows/bits.ts';
import type { Briefs } from './rows/row-summaries.ts';
import { FLAG, NO_RADIUS } from './rows/row-codes.ts';
import type { Rows } from './rows/rows.ts';
import type { JobQuery } from './jobs/job-query.ts';
import { candidateSum, employerSum } from './score-sums.ts';
import type { Top } from './top-k/top-k-heap.ts';

export interface ScanContext {
  readonly rows: Rows;
  readonly ids: readonly string[];
  readonly weights: Weights;
  readonly asOf: Day;
  readonly schedule: Float64Array;
  readonly factsOf: (id: string) => CandidateFacts;
}

export function authorized(flags: number, query: JobQuery): boolean {
  if (flags & FLAG.needsSponsorship) return query.sponsors;
  return (flags & FLAG.notAuthorized) === 0 || !query.needsAuthorization;
}

/** The gates that need the kept facts: a blocked employer, a license that depends on the day work starts. */
export function passesFacts(context: ScanContext, row: number, query: JobQuery): boolean {
  const flags = context.rows.flags(row);
  if ((flags & (FLAG.hasBlocks | FLAG.licenseByStart)) === 0) return true;
  const person = context.factsOf(context.ids[row] as string);
  if (flags & FLAG.hasBlocks && isBlocked(person, query)) return false;
  return (flags & FLAG.licenseByStart) === 0 || eligibleToPractice(person, query.job, context.asOf).answer === 'ok';
}

export const isBlocked = (person: CandidateFacts, query: JobQuery): boolean =>
  query.job.organizationPath.some((id) => person.blockedOrganizationIds.includes(id));

/** Miles from a home to the job, or −1 without a home. */
export function milesOf(flags: number, briefs: Briefs, at: number, query: JobQuery): number {
  if ((flags & FLAG.located) === 0) return -1;
  const lat = briefs.lat(at);
  return milesFromDifference(query.lat - lat, query.lng - briefs.lng(at), Math.cos(unitsToRadians(lat)), query.cosLat);
}

/** The distance gate, from the miles (−1 without a home). */
export function withinReach(rows: Rows, row: number, stateBit: number, miles: number): boolean {
  if ((rows.relocates(row) & stateBit) !== 0) return true;
  const radius = rows.radius(row);
  return miles >= 0 && (radius === NO_RADIUS || miles <= radius);
}

/** The parts of q that the job changes, on top of the row's own part. */
const employerScore = (rows: Rows, row: number, query: JobQuery, weights: Weights): number =>
  employerSum(
    weights,
    rows.qStatic(row),
    shareValue((rows.specialties(row) & query.specialty) !== 0 ? 1 : 0, query.specialty === 0 ? 0 : 1),
    shareValue(popcount(rows.skills(row) & query.skills), query.skillCount),
    shareValue(popcount(rows.certifications(row) & query.preferred), query.preferredCount),
  );

/**
 * The gates that slices do not hold, and the score to the bit; of the row, whose brief is that of `briefs` at `at`.
 * `isFar`: lives too far away for the commute to count.
 */
export function offerRow(
  context: ScanContext,
  query: JobQuery,
  row: number,
  briefs: Briefs,
  at: number,
  isFar: boolean,
  top: Top,
): void {
  const { rows, weights, schedule } = context;
  const flags = rows.flags(row);
  if ((flags & FLAG.open) === 0 || !authorized(flags, query)) return;
  const floor = briefs.floor(at);
  if (floor > query.topRate || rows.tenths(row) < query.tenths || rows.earliest(row) > query.workDay) return;
  if (query.otherStates && !hasOtherStates(rows, row, query)) return;
  // Of who lives far away and would move anyway the exact miles change nothing.
  const miles = isFar && (rows.relocates(row) & query.stateBit) !== 0 ? Infinity : milesOf(flags, briefs, at, query);
  if (!withinReach(rows, row, query.stateBit, miles)) return;
  const settings = rows.settings(row);
  top.p = candidateSum(
    weights,
    schedule[briefs.schedule(at)] as number,
    settingValue(settings === 0 || query.setting === 0, (settings & query.setting) !== 0),
    query.response,
    miles < 0 ? 0 : commuteValue(miles),
    payValue(query.rate, floor, briefs.payHigh(at)),
  );
  top.q = employerScore(rows, row, query, weights);
  if (top.p * top.q >= top.threshold && passesFacts(context, row, query)) top.offer(row);
}

export const hasOtherStates = (rows: Rows, row: number, query: JobQuery) =>
  (query.statesLow & ~rows.statesLow(row)) === 0 && (query.statesHigh & ~rows.statesHigh(row)) === 0;

/**
 * The scores of one row without a gate, as what `top` is offered next; `schedule` is `everySchedule`'s table. Answers
 * whether anybody stands there whom the list may take.
 */
export function scoreRow(
  context: ScanContext,
  query: JobQuery,
  row: number,
  schedule: Float64Array,
  top: Top,
): boolean {
  const { rows, weights } = context;
  if ((rows.flags(row) & FLAG.alive) === 0) return false;
  const settings = rows.settings(row);
  const accepted = rows.wishes(row) & query.wish;
  const refused =
    ((accepted & ALL_SHIFTS) === 0 ? 1 : 0) |
    ((accepted & ALL_PATTERNS) === 0 ? 2 : 0) |
    ((accepted & ALL_TYPES) === 0 ? 4 : 0);
  const miles = milesOf(rows.flags(row), rows.briefs, row, query);
  top.p = candidateSum(
    weights,
    schedule[rows.schedule(row) * 8 + refused] as number,
    settingValue(settings === 0 || query.setting === 0, (settings & query.setting) !== 0),
    query.response,
    miles < 0 ? 0 : commuteValue(miles),
    payValue(query.rate, rows.floor(row), rows.payHigh(row)),
  );
  top.q = employerScore(rows, row, query, weights);
  return top.p * top.q >= top.threshold;
}
