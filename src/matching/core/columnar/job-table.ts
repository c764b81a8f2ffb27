/**
 * The jobs of one position as packed whole numbers, for the direction from a person to the jobs: most jobs are left out
 * by what stands in one cache line, before their query is touched.
 */
import { coordinateUnits, EARTH_RADIUS_MILES, unitsToRadians } from '../distance.ts';
import { commuteValue } from '../formulas.ts';
import { consider, hasOtherStates, scoreRow, type ScanContext } from './scan.ts';
import { leastMiles, OVER } from './margins.ts';
import { FLAG, NO_RADIUS, type Rows } from './rows.ts';
import type { JobQuery } from './query.ts';
import { Top } from './top.ts';

/** Per job: latitude, longitude, wishes, certifications, top rate (−1: not open), years, first day, its state. */
const LAT = 0;
const LNG = 1;
const WISH = 2;
const REQUIRED = 3;
const TOP_RATE = 4;
const TENTHS = 5;
const WORK_DAY = 6;
const STATE = 7;
const STRIDE = 8;

const HALF_TURN = coordinateUnits(180);

export class JobTable {
  readonly #queries: JobQuery[] = [];
  readonly #ids: string[] = [];
  readonly #at = new Map<string, number>();
  #columns = new Int32Array(64 * STRIDE);

  get size(): number {
    return this.#queries.length;
  }

  get queries(): readonly JobQuery[] {
    return this.#queries;
  }

  put(query: JobQuery): void {
    const { id } = query.job;
    const at = this.#at.get(id) ?? this.size;
    if ((at + 1) * STRIDE > this.#columns.length) {
      const columns = new Int32Array(this.#columns.length * 2);
      columns.set(this.#columns);
      this.#columns = columns;
    }
    this.#place(at, query);
    const { lat, lng, wish, required, topRate, tenths, workDay, stateBit, isOpen } = query;
    this.#columns.set([lat, lng, wish, required, isOpen ? topRate : -1, tenths, workDay, stateBit], at * STRIDE);
  }

  remove(id: string): void {
    const at = this.#at.get(id);
    if (at === undefined) return;
    const last = this.size - 1;
    const moved = this.#queries[last] as JobQuery;
    this.#columns.copyWithin(at * STRIDE, last * STRIDE, last * STRIDE + STRIDE);
    this.#place(at, moved);
    this.#queries.length = last;
    this.#ids.length = last;
    this.#at.delete(id);
  }

  #place(at: number, query: JobQuery): void {
    this.#queries[at] = query;
    this.#ids[at] = query.job.id;
    this.#at.set(query.job.id, at);
  }

  /** The best `limit` open jobs of the table for one row; the kept 'rows' are places in `queries`. */
  best(context: ScanContext, row: number, limit: number): Top {
    const { rows, weights } = context;
    const top = new Top(limit, this.#ids);
    if ((rows.flags(row) & FLAG.open) === 0) return top;
    const columns = this.#columns;
    const box = boxOf(rows, row);
    const lat = rows.lat(row);
    const lng = rows.lng(row);
    const wishes = rows.wishes(row);
    const lacking = ~rows.certifications(row);
    const floor = rows.floor(row);
    const tenths = rows.tenths(row);
    const earliest = rows.earliest(row);
    const relocates = rows.relocates(row);
    const { commute } = weights.candidate;
    const cosLat = Math.max(0, Math.cos(unitsToRadians(lat)));
    const known = weights.employer.specialty + weights.employer.certifications;
    let place = 0;
    const sink = (_: number, rankScore: number, p: number, q: number) => top.offer(place, rankScore, p, q);
    let bar = top.threshold;
    for (let at = 0, size = this.size; place < size; place++, at += STRIDE) {
      if (
        (Math.abs((columns[at + LAT] as number) - lat) > box.lat ||
          Math.abs((columns[at + LNG] as number) - lng) > box.lng) &&
        (relocates & (columns[at + STATE] as number)) === 0
      )
        continue;
      const wish = columns[at + WISH] as number;
      if ((wishes & wish) !== wish || (lacking & (columns[at + REQUIRED] as number)) !== 0) continue;
      if ((columns[at + TOP_RATE] as number) < floor || (columns[at + TENTHS] as number) > tenths) continue;
      if ((columns[at + WORK_DAY] as number) < earliest) continue;
      const query = this.#queries[place] as JobQuery;
      if (hasOtherStates(rows, row, query)) {
        const miles = leastMiles(Math.abs(query.lat - lat), Math.abs(query.lng - lng), cosLat, query.cosLat);
        bar = consider(context, query, row, commute * commuteValue(miles), known, bar, sink);
      }
    }
    return top;
  }

  /** The best `limit` jobs by score alone, whatever the gates say; `schedule` is `everySchedule`'s table. */
  bestOfAll(context: ScanContext, row: number, schedule: Float64Array, limit: number): Top {
    const top = new Top(limit, this.#ids);
    for (const [place, query] of this.#queries.entries()) {
      scoreRow(context, query, row, schedule, (_, rankScore, p, q) => {
        if (rankScore >= top.threshold) top.offer(place, rankScore, p, q);
      });
    }
    return top;
  }
}

/**
 * How far in latitude and longitude (coordinate units) a job within the row's radius can lie. Formula: a circle of the
 * angle δ around latitude φ spans asin(sin δ / cos φ) of longitude to each side (the tangent meridian).
 */
function boxOf(rows: Rows, row: number): { readonly lat: number; readonly lng: number } {
  const radius = rows.radius(row);
  if (radius === NO_RADIUS) return { lat: Infinity, lng: Infinity };
  const unit = unitsToRadians(1);
  const angle = (radius / EARTH_RADIUS_MILES) * OVER;
  const sine = Math.sin(angle) / Math.cos(unitsToRadians(rows.lat(row)));
  const lng = sine < 1 ? (Math.asin(sine) / unit) * OVER : Infinity;
  // Over the date line a near job has a far longitude.
  return { lat: angle / unit, lng: Math.abs(rows.lng(row)) + lng < HALF_TURN ? lng : Infinity };
}
