/**
 * The inner loop: gates and both side scores of the rows of a block, in the same order of sums as
 * `candidate-score.ts` and `employer-score.ts`, so that every bit agrees with the reference.
 */
import { EARTH_RADIUS_MILES, milesFromDifference, unitsToRadians } from '../distance.ts';
import { commuteValue, payValue, settingValue, shareValue } from '../formulas.ts';
import { eligibleToPractice } from '../license-rules.ts';
import type { CandidateFacts, Day, Weights } from '../types.ts';
import { ALL_PATTERNS, ALL_SHIFTS, ALL_TYPES, popcount } from './bits.ts';
import { OVER } from './margins.ts';
import { FLAG, NO_RADIUS, type Rows } from './rows.ts';
import type { Need } from './need.ts';
import type { JobQuery } from './query.ts';
import { WORDS_PER_BLOCK, type Slices } from './slices.ts';
import { candidateSum, employerSum } from './sums.ts';

const MILES_PER_UNIT = unitsToRadians(1) * EARTH_RADIUS_MILES;

export interface ScanContext {
  readonly rows: Rows;
  readonly ids: readonly string[];
  readonly weights: Weights;
  readonly asOf: Day;
  readonly schedule: Float64Array;
  readonly factsOf: (id: string) => CandidateFacts;
}

export type Sink = (row: number, rankScore: number, candidateScore: number, employerScore: number) => number;

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

/** Miles from the row's home to the job, or −1 without a home. */
export function milesOf(rows: Rows, row: number, query: JobQuery): number {
  if ((rows.flags(row) & FLAG.located) === 0) return -1;
  const lat = rows.lat(row);
  return milesFromDifference(query.lat - lat, query.lng - rows.lng(row), Math.cos(unitsToRadians(lat)), query.cosLat);
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
 * The gates that slices do not hold, and the score: hands the row to the sink when it can reach `bar`. `nearest` is the
 * most that the commute can add for any row of the block, `known` the most that specialty and certifications add to q.
 */
function consider(
  context: ScanContext,
  query: JobQuery,
  row: number,
  nearest: number,
  known: number,
  bar: number,
  sink: Sink,
): number {
  const { rows, weights } = context;
  if (rows.floor(row) > query.topRate || rows.tenths(row) < query.tenths) return bar;
  const { setting, pay } = weights.candidate;
  const settings = rows.settings(row);
  const schedule = context.schedule[rows.schedule(row)] as number;
  const asked = settingValue(settings === 0 || query.setting === 0, (settings & query.setting) !== 0);
  const paid = payValue(query.rate, rows.floor(row), rows.payHigh(row));
  // Even as near as anybody of the block it would not enter. The margin covers the other order of the sum.
  const most = (schedule + setting * asked + query.response + nearest + pay * paid) * OVER;
  const skills = weights.employer.skills * shareValue(popcount(rows.skills(row) & query.skills), query.skillCount);
  if (most * (rows.staticBound(row) + skills + known) * OVER < bar) return bar;
  if (rows.earliest(row) > query.workDay) return bar;
  const q = employerScore(rows, row, query, weights);
  if (most * q < bar || farByLatitude(rows, row, query)) return bar;
  if (!authorized(rows.flags(row), query)) return bar;
  const miles = milesOf(rows, row, query);
  if (!withinReach(rows, row, query.stateBit, miles)) return bar;
  const near = miles < 0 ? 0 : commuteValue(miles);
  const p = candidateSum(weights, schedule, asked, query.response, near, paid);
  const rankScore = p * q;
  if (rankScore < bar || !passesFacts(context, row, query)) return bar;
  return sink(row, rankScore, p, q);
}

export const hasOtherStates = (rows: Rows, row: number, query: JobQuery) =>
  (query.statesLow & ~rows.statesLow(row)) === 0 && (query.statesHigh & ~rows.statesHigh(row)) === 0;

/** 32 rows of a block, those that pass the gates and have what it takes. */
function reaching(slices: Slices, query: JobQuery, block: number, word: number, need: Need): number {
  let bits = slices.passing(block, word, need.gates);
  if (bits !== 0 && need.settings.length > 0) bits &= slices.having(block, word, need.settings);
  if (bits !== 0 && need.skills > 0) bits &= slices.havingAtLeast(block, word, query.slices.skills, need.skills);
  if (bits !== 0 && need.preferred > 0) {
    bits &= slices.havingAtLeast(block, word, query.slices.preferred, need.preferred);
  }
  return bits;
}

/** One block of 128 rows: slices first, then the rows that are left. Answers with the new threshold. */
export function scanBlock(
  context: ScanContext,
  slices: Slices,
  query: JobQuery,
  block: number,
  need: Need,
  nearest: number,
  threshold: number,
  sink: Sink,
): number {
  const { specialty, certifications } = context.weights.employer;
  const { slices: attributes, preferredCount } = query;
  let bar = threshold;
  for (let word = 0; word < WORDS_PER_BLOCK; word++) {
    let bits = reaching(slices, query, block, word, need);
    if (bits === 0) continue;
    const specialists = query.specialty === 0 ? -1 : slices.having(block, word, attributes.specialty);
    for (; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const row = block * 128 + word * 32 + 31 - Math.clz32(bit);
      if (query.otherStates && !hasOtherStates(context.rows, row, query)) continue;
      const preferred = slices.count(block, word, attributes.preferred, bit);
      const known = (specialists & bit ? specialty : 0) + certifications * shareValue(preferred, preferredCount);
      bar = consider(context, query, row, nearest, known, bar, sink);
    }
  }
  return bar;
}

/** The scores of one row without a gate; `schedule` is `everySchedule`'s table. */
export function scoreRow(context: ScanContext, query: JobQuery, row: number, schedule: Float64Array, sink: Sink): void {
  const { rows, weights } = context;
  if ((rows.flags(row) & FLAG.alive) === 0) return;
  const settings = rows.settings(row);
  const accepted = rows.wishes(row) & query.wish;
  const refused =
    ((accepted & ALL_SHIFTS) === 0 ? 1 : 0) |
    ((accepted & ALL_PATTERNS) === 0 ? 2 : 0) |
    ((accepted & ALL_TYPES) === 0 ? 4 : 0);
  const miles = milesOf(rows, row, query);
  const p = candidateSum(
    weights,
    schedule[rows.schedule(row) * 8 + refused] as number,
    settingValue(settings === 0 || query.setting === 0, (settings & query.setting) !== 0),
    query.response,
    miles < 0 ? 0 : commuteValue(miles),
    payValue(query.rate, rows.floor(row), rows.payHigh(row)),
  );
  const q = employerScore(rows, row, query, weights);
  sink(row, p * q, p, q);
}

/** The difference of latitude alone is beyond the radius: out, without a sine. */
function farByLatitude(rows: Rows, row: number, query: JobQuery): boolean {
  if ((rows.relocates(row) & query.stateBit) !== 0) return false;
  const radius = rows.radius(row);
  if (radius === NO_RADIUS) return false;
  return Math.abs(rows.lat(row) - query.lat) * MILES_PER_UNIT > radius * OVER;
}
