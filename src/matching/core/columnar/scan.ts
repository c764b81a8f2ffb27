/**
 * The inner loop: gates and both side scores of the rows of a block, in the same order of sums as
 * `candidate-score.ts` and `employer-score.ts`, so that every bit agrees with the reference.
 */
import { EARTH_RADIUS_MILES, milesBetweenUnits, unitsToRadians } from '../distance.ts';
import { commuteValue, payValue, settingValue, shareValue } from '../formulas.ts';
import { eligibleToPractice } from '../license-rules.ts';
import type { CandidateFacts, Day, Weights } from '../types.ts';
import { popcount } from './bits.ts';
import { FLAG, NO_RADIUS, type Columns } from './columns.ts';
import type { JobQuery } from './query.ts';

const MILES_PER_UNIT = unitsToRadians(1) * EARTH_RADIUS_MILES;
/** Latitude alone may rule a home out when it is this much (relatively) beyond the radius. */
const LATITUDE_SLACK = 1 + 1e-9;

export interface ScanContext {
  readonly columns: Columns;
  readonly ids: readonly string[];
  readonly weights: Weights;
  readonly asOf: Day;
  readonly schedule: Float64Array;
  readonly factsOf: (id: string) => CandidateFacts;
}

export type Sink = (row: number, rankScore: number, candidateScore: number, employerScore: number) => number;

/** Gates that need neither distance nor facts, cheapest and most selective first. */
export function passesColumns(columns: Columns, row: number, query: JobQuery): boolean {
  const flags = columns.flags[row] as number;
  return (
    (flags & FLAG.open) !== 0 &&
    ((columns.wishes[row] as number) & query.wish) === query.wish &&
    (query.statesLow & ~(columns.statesLow[row] as number)) === 0 &&
    (query.statesHigh & ~(columns.statesHigh[row] as number)) === 0 &&
    (query.required & ~(columns.certifications[row] as number)) === 0 &&
    (columns.floor[row] as number) <= query.topRate &&
    (columns.tenths[row] as number) >= query.tenths &&
    (columns.earliest[row] as number) <= query.workDay &&
    authorized(flags, query)
  );
}

export function authorized(flags: number, query: JobQuery): boolean {
  if (flags & FLAG.needsSponsorship) return query.sponsors;
  return (flags & FLAG.notAuthorized) === 0 || !query.needsAuthorization;
}

/** The gates that need the kept facts: a blocked employer, a license that depends on the day work starts. */
function passesFacts(context: ScanContext, row: number, query: JobQuery): boolean {
  const flags = context.columns.flags[row] as number;
  if ((flags & (FLAG.hasBlocks | FLAG.licenseByFacts)) === 0) return true;
  const person = context.factsOf(context.ids[row] as string);
  if (flags & FLAG.hasBlocks && isBlocked(person, query)) return false;
  return (flags & FLAG.licenseByFacts) === 0 || eligibleToPractice(person, query.job, context.asOf).answer === 'ok';
}

export const isBlocked = (person: CandidateFacts, query: JobQuery): boolean =>
  query.job.organizationPath.some((id) => person.blockedOrganizationIds.includes(id));

/** Miles from the row's home to the job, or −1 without a home. */
export const milesOf = (columns: Columns, row: number, query: JobQuery): number =>
  (columns.flags[row] as number) & FLAG.located
    ? milesBetweenUnits(columns.lat[row] as number, columns.lng[row] as number, query.lat, query.lng)
    : -1;

/** The distance gate, from the miles (−1 without a home). */
export function withinReach(columns: Columns, row: number, query: JobQuery, miles: number): boolean {
  if (((columns.relocates[row] as number) & query.stateBit) !== 0) return true;
  const radius = columns.radius[row] as number;
  return miles >= 0 && (radius === NO_RADIUS || miles <= radius);
}

/** The parts of q that the job changes, on top of the row's own part. */
function employerScore(columns: Columns, row: number, query: JobQuery, weights: Weights): number {
  const { specialty, skills, certifications } = weights.employer;
  const held = ((columns.specialties[row] as number) & query.specialty) !== 0 ? 1 : 0;
  let score = columns.qStatic[row] as number;
  score += specialty * shareValue(held, query.specialty === 0 ? 0 : 1);
  score += skills * shareValue(popcount((columns.skills[row] as number) & query.skills), query.skillCount);
  score +=
    certifications *
    shareValue(popcount((columns.certifications[row] as number) & query.preferred), query.preferredCount);
  return score;
}

/**
 * Looks at the rows `[from, to)` and hands every eligible one that can reach `threshold` to the sink, which
 * answers with the new threshold.
 */
export function scanRows(
  context: ScanContext,
  query: JobQuery,
  from: number,
  to: number,
  threshold: number,
  sink: Sink,
): number {
  const { columns, weights, schedule } = context;
  const { setting, commute, pay } = weights.candidate;
  let bar = threshold;
  for (let row = from; row < to; row++) {
    if (!passesColumns(columns, row, query)) continue;
    const settings = columns.settings[row] as number;
    let p = schedule[columns.schedule[row] as number] as number;
    p += setting * settingValue(settings === 0 || query.setting === 0, (settings & query.setting) !== 0);
    p += query.response;
    const payPart = pay * payValue(query.rate, columns.floor[row] as number, columns.payHigh[row] as number);
    const q = employerScore(columns, row, query, weights);
    // Even next door it would not enter: no need for the distance. The slack covers the order of the sum.
    if ((p + commute + payPart) * q * LATITUDE_SLACK < bar) continue;
    if (farByLatitude(columns, row, query)) continue;
    const miles = milesOf(columns, row, query);
    if (!withinReach(columns, row, query, miles)) continue;
    p += commute * (miles < 0 ? 0 : commuteValue(miles));
    p += payPart;
    const rankScore = p * q;
    if (rankScore < bar || !passesFacts(context, row, query)) continue;
    bar = sink(row, rankScore, p, q);
  }
  return bar;
}

/** The difference of latitude alone is beyond the radius: out, without a sine. */
function farByLatitude(columns: Columns, row: number, query: JobQuery): boolean {
  if (((columns.relocates[row] as number) & query.stateBit) !== 0) return false;
  const radius = columns.radius[row] as number;
  if (radius === NO_RADIUS) return false;
  return Math.abs((columns.lat[row] as number) - query.lat) * MILES_PER_UNIT > radius * LATITUDE_SLACK;
}
