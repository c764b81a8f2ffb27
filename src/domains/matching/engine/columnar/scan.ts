/**
 * Exact gates and scores of rows, summed in the same order as `candidate-score.ts` and `employer-score.ts`, so that
 * every bit agrees with the reference.
 */
import { milesFromDifference, unitsToRadians } from '../distance.ts';
import { commuteValue, payValue, settingValue, shareValue } from '../score/formulas.ts';
import { eligibleToPractice } from '../license/license-rules.ts';
import type { CandidateFacts, Day, Weights } from '../types.ts';
import { ALL_PATTERNS, ALL_SHIFTS, ALL_TYPES, popcount } from './rows/bits.ts';
import type { RowSummaries } from './rows/row-summaries.ts';
import { FLAG, NO_RADIUS } from './rows/row-codes.ts';
import type { Rows } from './rows/rows.ts';
import type { JobQuery } from './jobs/job-query.ts';
import { sumCandidateScore, sumEmployerScore } from './score-sums.ts';
import type { TopKHeap } from './top-k/top-k-heap.ts';

export interface ScanContext {
  readonly rows: Rows;
  readonly ids: readonly string[];
  readonly weights: Weights;
  readonly asOf: Day;
  readonly schedule: Float64Array;
  readonly factsOf: (id: string) => CandidateFacts;
}

export function isAuthorized(flags: number, query: JobQuery): boolean {
  if (flags & FLAG.needsSponsorship) return query.sponsors;
  return (flags & FLAG.notAuthorized) === 0 || !query.needsAuthorization;
}

/** Gates that need the kept facts: blocked employers, and licenses that depend on the start date. */
export function passesFacts(context: ScanContext, row: number, query: JobQuery): boolean {
  const flags = context.rows.flags(row);
  if ((flags & (FLAG.hasBlocks | FLAG.licenseByStart)) === 0) return true;
  const person = context.factsOf(context.ids[row] as string);
  if (flags & FLAG.hasBlocks && isBlocked(person, query)) return false;
  return (flags & FLAG.licenseByStart) === 0 || eligibleToPractice(person, query.job, context.asOf).answer === 'ok';
}

export const isBlocked = (person: CandidateFacts, query: JobQuery): boolean =>
  query.job.organizationPath.some((id) => person.blockedOrganizationIds.includes(id));

/** Miles from home to the job, -1 without a home. */
export function milesOf(flags: number, summaries: RowSummaries, at: number, query: JobQuery): number {
  if ((flags & FLAG.located) === 0) return -1;
  const lat = summaries.lat(at);
  return milesFromDifference(
    query.lat - lat,
    query.lng - summaries.lng(at),
    Math.cos(unitsToRadians(lat)),
    query.cosLat,
  );
}

/** The distance gate, from the miles (-1 without a home). */
export function acceptsDistance(rows: Rows, row: number, stateBit: number, miles: number): boolean {
  if ((rows.relocates(row) & stateBit) !== 0) return true;
  const radius = rows.radius(row);
  return miles >= 0 && (radius === NO_RADIUS || miles <= radius);
}

/** The employer score, from the row's base and the parts the job changes. */
const employerScoreOf = (rows: Rows, row: number, query: JobQuery, weights: Weights): number =>
  sumEmployerScore(
    weights,
    rows.employerBase(row),
    shareValue((rows.specialties(row) & query.specialty) !== 0 ? 1 : 0, query.specialty === 0 ? 0 : 1),
    shareValue(popcount(rows.skills(row) & query.skills), query.skillCount),
    shareValue(popcount(rows.certifications(row) & query.preferred), query.preferredCount),
  );

/**
 * Evaluates the gates that bitmaps do not cover, scores the row and offers it. `briefs` at `at` is the row's summary;
 * `isFar`: too far away for the commute to count.
 */
export function offerRow(
  context: ScanContext,
  query: JobQuery,
  row: number,
  summaries: RowSummaries,
  at: number,
  isFar: boolean,
  top: TopKHeap,
): void {
  const { rows, weights, schedule } = context;
  const flags = rows.flags(row);
  if ((flags & FLAG.open) === 0 || !isAuthorized(flags, query)) return;
  const floor = summaries.floor(at);
  if (floor > query.topRate || rows.tenths(row) < query.tenths || rows.earliest(row) > query.workDay) return;
  if (query.needsOtherStates && !hasOtherStates(rows, row, query)) return;
  // Exact miles change nothing for a person who lives far away and would move.
  const miles = isFar && (rows.relocates(row) & query.stateBit) !== 0 ? Infinity : milesOf(flags, summaries, at, query);
  if (!acceptsDistance(rows, row, query.stateBit, miles)) return;
  const settings = rows.settings(row);
  top.candidateScore = sumCandidateScore(
    weights,
    schedule[summaries.scheduleCode(at)] as number,
    settingValue(settings === 0 || query.setting === 0, (settings & query.setting) !== 0),
    query.response,
    miles < 0 ? 0 : commuteValue(miles),
    payValue(query.rate, floor, summaries.payHigh(at)),
  );
  top.employerScore = employerScoreOf(rows, row, query, weights);
  if (top.candidateScore * top.employerScore >= top.threshold && passesFacts(context, row, query)) top.offer(row);
}

export const hasOtherStates = (rows: Rows, row: number, query: JobQuery) =>
  (query.statesLow & ~rows.statesLow(row)) === 0 && (query.statesHigh & ~rows.statesHigh(row)) === 0;

/**
 * Scores a row without gates, as the heap's next offer; `schedule` is `ungatedScheduleTable`. Returns whether the row
 * exists and can enter.
 */
export function scoreRow(
  context: ScanContext,
  query: JobQuery,
  row: number,
  schedule: Float64Array,
  top: TopKHeap,
): boolean {
  const { rows, weights } = context;
  if ((rows.flags(row) & FLAG.alive) === 0) return false;
  const settings = rows.settings(row);
  const accepted = rows.schedules(row) & query.schedule;
  const refused =
    ((accepted & ALL_SHIFTS) === 0 ? 1 : 0) |
    ((accepted & ALL_PATTERNS) === 0 ? 2 : 0) |
    ((accepted & ALL_TYPES) === 0 ? 4 : 0);
  const miles = milesOf(rows.flags(row), rows.summaries, row, query);
  top.candidateScore = sumCandidateScore(
    weights,
    schedule[rows.scheduleCode(row) * 8 + refused] as number,
    settingValue(settings === 0 || query.setting === 0, (settings & query.setting) !== 0),
    query.response,
    miles < 0 ? 0 : commuteValue(miles),
    payValue(query.rate, rows.floor(row), rows.payHigh(row)),
  );
  top.employerScore = employerScoreOf(rows, row, query, weights);
  return top.candidateScore * top.employerScore >= top.threshold;
}
