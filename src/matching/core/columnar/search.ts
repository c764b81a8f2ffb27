/**
 * A job's best people out of a crowd: regions by falling bound, their blocks too, of each block those whom the bitmaps
 * leave, and of them whoever's own bound reaches the list, first from their brief, then from where they live. Only who
 * is left is scored to the end. One search serves question after question, so that none leaves anything behind for the
 * garbage collector.
 */
import { commuteValue, payValue } from '../formulas.ts';
import type { Bounds } from './bounds.ts';
import { REGION_BLOCKS, REGION_ROWS, type Crowd } from './crowd.ts';
import { leastMiles, OVER } from './margins.ts';
import { Need, SETTING_VALUES } from './need.ts';
import { Promising } from './promising.ts';
import type { CrowdQuery, JobQuery } from './query.ts';
import { FLAG } from './rows.ts';
import { offerRow, withinReach, type ScanContext } from './scan.ts';
import { Sieve } from './sieve.ts';
import { BLOCK_ROWS, WORDS_PER_BLOCK } from './slices.ts';
import type { Top } from './top.ts';

/** A job asked of a crowd, for a list. */
export interface Question {
  readonly crowd: Crowd;
  readonly asked: CrowdQuery;
  readonly query: JobQuery;
  readonly context: ScanContext;
  readonly top: Top;
}

export class Search {
  readonly #regions = new Promising();
  readonly #blocks = new Promising();
  readonly #need = new Need();
  readonly #sieve = new Sieve();
  /** Who was collected of a block: their rows, the most that p can be without the commute, and q. */
  readonly #rows = new Int32Array(BLOCK_ROWS);
  readonly #candidates = new Float64Array(BLOCK_ROWS);
  readonly #employers = new Float64Array(BLOCK_ROWS);
  readonly #promising = new Promising();

  /** Offers to the list every eligible row of the crowd that can enter it. */
  answer(question: Question): void {
    const { crowd, top } = question;
    const regions = this.#regions;
    fall(regions, crowd.regions, 0, Math.ceil(crowd.size / REGION_ROWS), question);
    for (let rank = 0; rank < regions.size; rank++) {
      if (regions.bound(rank) >= top.threshold) this.#region(regions.place(rank), question);
    }
  }

  #region(region: number, question: Question): void {
    const { crowd, top } = question;
    const blocks = this.#blocks;
    const first = region * REGION_BLOCKS;
    fall(blocks, crowd.blocks, first, Math.min(Math.ceil(crowd.size / BLOCK_ROWS), first + REGION_BLOCKS), question);
    for (let rank = 0; rank < blocks.size; rank++) {
      if (blocks.bound(rank) < top.threshold) continue;
      const block = blocks.place(rank);
      this.#locate(this.#collect(block, question), crowd.blocks.leastCos(block), question);
      this.#offer(question);
    }
  }

  /** How many of the block reach the list as near as anybody of it; they stand in `#rows` and beside it. */
  #collect(block: number, { crowd, asked, query, context, top }: Question): number {
    const { blocks, slices } = crowd;
    const { rows, weights, schedule } = context;
    const sieve = this.#sieve;
    const bar = top.threshold;
    blocks.reach(block, query, weights);
    this.#need.set(query, weights, blocks.candidate, blocks.employer + asked.given, bar);
    sieve.pass(slices, block, query, asked, this.#need);
    const briefs = crowd.briefsIn(rows);
    const ofSetting = query.setting === 0 ? 0 : query.mostOfSetting;
    const ofAll = query.response + query.mostOfSetting - ofSetting;
    let count = 0;
    for (let word = 0; word < WORDS_PER_BLOCK; word++) {
      for (let bits = sieve.found[word] as number; bits !== 0; bits &= bits - 1) {
        const inBlock = word * 32 + 31 - Math.clz32(bits & -bits);
        const place = block * BLOCK_ROWS + inBlock;
        const p =
          (schedule[briefs.schedule(place)] as number) +
          ofSetting * (SETTING_VALUES[sieve.settingOf(inBlock)] as number) +
          ofAll +
          weights.candidate.pay * payValue(query.rate, briefs.floor(place), briefs.payHigh(place));
        const q =
          briefs.staticBound(place) +
          asked.given +
          sieve.skillsOf(inBlock, query.skillCount) * query.perSkill +
          sieve.preferredOf(inBlock, query.preferredCount) * query.perPreferred;
        // Here and below: the margin covers the other order of the sums.
        if ((p + blocks.commute) * q * OVER < bar) continue;
        this.#rows[count] = crowd.rowAt(place);
        this.#candidates[count] = p;
        this.#employers[count++] = q;
      }
    }
    return count;
  }

  /** Of those who were collected whoever still reaches the list from where they live, into `#promising`. */
  #locate(count: number, cosLat: number, { query, context, top }: Question): void {
    const { rows, weights } = context;
    const promising = this.#promising;
    const bar = top.threshold;
    promising.start(BLOCK_ROWS);
    for (let i = 0; i < count; i++) {
      const row = this.#rows[i] as number;
      const north = Math.abs(rows.lat(row) - query.lat);
      const east = Math.abs(rows.lng(row) - query.lng);
      const miles = rows.flags(row) & FLAG.located ? leastMiles(north, east, cosLat, query.cosLat) : -1;
      const near = miles < 0 ? 0 : weights.candidate.commute * commuteValue(miles);
      const bound = ((this.#candidates[i] as number) + near) * (this.#employers[i] as number) * OVER;
      if (bound >= bar && withinReach(rows, row, query.stateBit, miles)) promising.add(row, bound);
    }
  }

  /** While the list is not full, the most promising first: what they score keeps most of the others out. */
  #offer({ query, context, top }: Question): void {
    const promising = this.#promising;
    promising.arrange(top.missing);
    for (let rank = 0; rank < promising.size; rank++) {
      if (promising.bound(rank) >= top.threshold) offerRow(context, query, promising.place(rank), top);
    }
  }
}

/** Those of the groups that may hold somebody for the list, by falling bound. */
function fall(falling: Promising, bounds: Bounds, from: number, end: number, question: Question): void {
  const { asked, query, context, top } = question;
  falling.start(end - from);
  for (let group = from; group < end; group++) {
    if (!bounds.reach(group, query, context.weights)) continue;
    const p = bounds.candidate + query.mostOfSetting;
    const q = bounds.employer + asked.given + query.mostOfNamed;
    if (p * q * OVER >= top.threshold) falling.add(group, p * q * OVER);
  }
  falling.arrange(falling.size);
}
