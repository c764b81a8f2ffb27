/**
 * The jobs of one position for the direction from a person to the jobs. Packed (`job-columns.ts`) and laid out along a
 * Z-order curve in blocks with a bounding box, so that blocks out of reach are left out whole. A first pass holds the
 * person against all gates and scores each job but for its exact distance; only the jobs that the bounds show to be
 * among the best, some two or three more than are asked for, are computed to the end.
 */
import { milesFromDifference, unitsToRadians } from '../distance.ts';
import { COMMUTE_ZERO_MILES, commuteValue, payLowCents, payValue, settingValue, shareValue } from '../formulas.ts';
import { popcount } from './bits.ts';
import { Boxes } from './boxes.ts';
import {
  askingOf,
  COS_LAT,
  FRACTIONS,
  GATES,
  JobColumns,
  LAT,
  LNG,
  PER_PREFERRED,
  PER_SKILL,
  PER_SPECIALTY,
  PREFERRED,
  PREFERRED_COUNT,
  RATE,
  RESPONSE,
  SCORES,
  SETTING,
  SKILL_COUNT,
  SKILLS,
  SPECIALTY,
  STATE,
  UNASKED,
} from './job-columns.ts';
import { leastMiles, OVER } from './margins.ts';
import { Promising } from './promising.ts';
import { FLAG, NO_RADIUS } from './rows.ts';
import type { JobQuery } from './query.ts';
import { passesFacts, scoreRow, withinReach, type ScanContext } from './scan.ts';
import { candidateSum, employerSum } from './sums.ts';
import { Top } from './top.ts';
import { zOrder } from './z-order.ts';

const BLOCK_JOBS = 32;
/** So many jobs may come and go before all are laid out afresh, and a quarter of them. */
const UNSORTED_LIMIT = 64;

export class JobTable {
  #queries: JobQuery[] = [];
  #ids: string[] = [];
  readonly #at = new Map<string, number>();
  readonly #columns = new JobColumns();
  #boxes = new Boxes(0);
  #states = new Int32Array(0);
  #unsorted = 0;
  readonly #passing = new Int32Array(BLOCK_JOBS);
  readonly #promising = new Promising();
  readonly #top = new Top();

  get size(): number {
    return this.#queries.length;
  }

  get queries(): readonly JobQuery[] {
    return this.#queries;
  }

  /** A job that the table does not hold. */
  put(query: JobQuery): void {
    this.#place(this.size, query);
    this.#unsorted++;
  }

  remove(id: string): void {
    const at = this.#at.get(id);
    if (at === undefined) return;
    const last = this.size - 1;
    this.#place(at, this.#queries[last] as JobQuery);
    this.#queries.length = last;
    this.#ids.length = last;
    this.#at.delete(id);
    this.#unsorted++;
  }

  #place(at: number, query: JobQuery): void {
    this.#queries[at] = query;
    this.#ids[at] = query.job.id;
    this.#at.set(query.job.id, at);
    this.#columns.write(at, query);
    const block = Math.floor(at / BLOCK_JOBS);
    if (block >= this.#states.length) this.#bound(block * 2 + 1);
    else this.#include(block, query);
  }

  #include(block: number, { lat, lng, stateBit }: JobQuery): void {
    this.#boxes.include(block, lat, lng);
    (this.#states[block] as number) |= stateBit;
  }

  /** The bounds of all blocks, with room for so many. */
  #bound(blocks: number): void {
    this.#boxes = new Boxes(blocks);
    this.#states = new Int32Array(blocks);
    for (const [at, query] of this.#queries.entries()) this.#include(Math.floor(at / BLOCK_JOBS), query);
  }

  #settle(): void {
    if (this.#unsorted <= UNSORTED_LIMIT || this.#unsorted * 4 <= this.size) return;
    this.#queries = this.#queries
      .map((query) => ({ query, key: zOrder(query.lat, query.lng) }))
      .sort((a, b) => a.key - b.key)
      .map(({ query }) => query);
    this.#bound(Math.ceil((this.size * 1.25) / BLOCK_JOBS));
    for (const [at, query] of this.#queries.entries()) this.#place(at, query);
    this.#unsorted = 0;
  }

  /** The best `limit` open jobs of the table for one row, best first; the kept 'rows' are places in `queries`. */
  best(context: ScanContext, row: number, limit: number): Top {
    this.#settle();
    const top = this.#top.start(limit, this.#ids);
    if ((context.rows.flags(row) & FLAG.open) === 0) return top;
    this.#collect(context, row);
    const { places, bounds, size } = this.#promising;
    const likely = this.#promising.reachedBy(limit);
    let bar = top.threshold;
    for (let i = 0; i < size; i++) {
      if ((bounds[i] as number) >= likely) bar = this.#offer(context, row, places[i] as number, bar);
    }
    for (let i = 0; i < size; i++) {
      const bound = bounds[i] as number;
      if (bound < likely && bound >= bar) bar = this.#offer(context, row, places[i] as number, bar);
    }
    return top.sort();
  }

  /** A pair to the end, from the columns alone: the objects of fifty jobs would have to be fetched from far away. */
  #offer(context: ScanContext, row: number, place: number, bar: number): number {
    const { rows, weights } = context;
    const { gates, scores, fractions } = this.#columns;
    const score = place * SCORES;
    const fraction = place * FRACTIONS;
    let miles = -1;
    if (rows.flags(row) & FLAG.located) {
      const lat = rows.lat(row);
      const north = (scores[score + LAT] as number) - lat;
      const east = (scores[score + LNG] as number) - rows.lng(row);
      const cosLat = Math.cos(unitsToRadians(lat));
      miles = milesFromDifference(north, east, cosLat, fractions[fraction + COS_LAT] as number);
    }
    if (!withinReach(rows, row, gates[place * GATES + STATE] as number, miles)) return bar;
    const settings = rows.settings(row);
    const setting = scores[score + SETTING] as number;
    const p = candidateSum(
      weights,
      context.schedule[rows.schedule(row)] as number,
      settingValue(settings === 0 || setting === 0, (settings & setting) !== 0),
      fractions[fraction + RESPONSE] as number,
      miles < 0 ? 0 : commuteValue(miles),
      payValue(fractions[fraction + RATE] as number, rows.floor(row), rows.payHigh(row)),
    );
    const specialty = scores[score + SPECIALTY] as number;
    const skills = rows.skills(row) & (scores[score + SKILLS] as number);
    const preferred = rows.certifications(row) & (scores[score + PREFERRED] as number);
    const q = employerSum(
      weights,
      rows.qStatic(row),
      shareValue((rows.specialties(row) & specialty) !== 0 ? 1 : 0, specialty === 0 ? 0 : 1),
      shareValue(popcount(skills), scores[score + SKILL_COUNT] as number),
      shareValue(popcount(preferred), scores[score + PREFERRED_COUNT] as number),
    );
    const rankScore = p * q;
    if (rankScore < bar || !passesFacts(context, row, this.#queries[place] as JobQuery)) return bar;
    return this.#top.offer(place, rankScore, p, q);
  }

  /** Every job that passes the gates but for the exact distance and the kept facts, with the most that it can score. */
  #collect({ rows, weights, schedule }: ScanContext, row: number): void {
    const promising = this.#promising;
    promising.start(this.size);
    const { gates, scores, fractions } = this.#columns;
    const asking = askingOf(rows, row);
    const places = this.#passing;
    const certifications = rows.certifications(row);
    const skills = rows.skills(row);
    const specialties = rows.specialties(row);
    const settings = rows.settings(row);
    const relocates = rows.relocates(row);
    const isLocated = (rows.flags(row) & FLAG.located) !== 0;
    const lat = rows.lat(row);
    const lng = rows.lng(row);
    const cosLat = Math.max(0, Math.cos(unitsToRadians(lat)));
    const radius = rows.radius(row);
    const reach = !isLocated ? -1 : radius === NO_RADIUS ? Infinity : radius;
    const { setting, commute, pay } = weights.candidate;
    const scale = payScale(rows.floor(row), rows.payHigh(row));
    const ofSchedule = schedule[rows.schedule(row)] as number;
    const qStatic = rows.qStatic(row);

    for (let from = 0, size = this.size; from < size; from += BLOCK_JOBS) {
      const block = from / BLOCK_JOBS;
      const nearest = isLocated ? this.#boxes.leastMiles(block, lat, lng, cosLat) : Infinity;
      if (nearest > reach && (relocates & (this.#states[block] as number)) === 0) continue;
      const passing = this.#columns.passing(asking, from, Math.min(size, from + BLOCK_JOBS), places);
      for (let i = 0; i < passing; i++) {
        const place = places[i] as number;
        const score = place * SCORES;
        const fraction = place * FRACTIONS;
        let near = 0;
        if (nearest < COMMUTE_ZERO_MILES) {
          const miles = leastMiles(
            Math.abs((scores[score + LAT] as number) - lat),
            Math.abs((scores[score + LNG] as number) - lng),
            cosLat,
            fractions[fraction + COS_LAT] as number,
          );
          if (miles > reach && (relocates & (gates[place * GATES + STATE] as number)) === 0) continue;
          near = Math.max(0, 1 - miles / COMMUTE_ZERO_MILES);
        }
        const wanted = scores[score + SETTING] as number;
        const p =
          ofSchedule +
          setting * settingValue(settings === 0 || wanted === 0, (settings & wanted) !== 0) +
          (fractions[fraction + RESPONSE] as number) +
          commute * near +
          pay * Math.min(1, Math.max(0, ((fractions[fraction + RATE] as number) - scale.from) * scale.perCent));
        const q =
          qStatic +
          (fractions[fraction + UNASKED] as number) +
          ((scores[score + SPECIALTY] as number) & specialties ? (fractions[fraction + PER_SPECIALTY] as number) : 0) +
          popcount((scores[score + SKILLS] as number) & skills) * (fractions[fraction + PER_SKILL] as number) +
          popcount((scores[score + PREFERRED] as number) & certifications) *
            (fractions[fraction + PER_PREFERRED] as number);
        // The margin covers the other order of the sums.
        promising.add(place, p * q * OVER);
      }
    }
  }

  /** The best `limit` jobs by score alone, whatever the gates say; `schedule` is `everySchedule`'s table. */
  bestOfAll(context: ScanContext, row: number, schedule: Float64Array, limit: number): Top {
    const top = this.#top.start(limit, this.#ids);
    for (const [place, query] of this.#queries.entries()) {
      scoreRow(context, query, row, schedule, (_, rankScore, p, q) =>
        rankScore < top.threshold ? top.threshold : top.offer(place, rankScore, p, q),
      );
    }
    return top.sort();
  }
}

/** A line in the rate, cut at 0 and 1, below which the pay feature of a person never lies. */
function payScale(floor: number, high: number): { readonly from: number; readonly perCent: number } {
  const low = payLowCents(floor, high);
  return high > low ? { from: low, perCent: 1 / (high - low) } : { from: -1, perCent: 1 };
}
