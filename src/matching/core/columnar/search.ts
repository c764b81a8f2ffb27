/**
 * A job's best people out of a crowd: regions by falling bound, their blocks too, of each block those whom the bitmaps
 * leave, and of them whoever's own bound, from their brief, reaches the list. Only who is left is scored to the end. One
 * search serves question after question, so that none leaves anything behind for the garbage collector.
 */
import { commuteValue, payValue } from '../formulas.ts';
import type { Bounds } from './bounds.ts';
import type { Briefs } from './briefs.ts';
import { REGION_BLOCKS, REGION_ROWS, type Crowd } from './crowd.ts';
import { leastMiles, OVER } from './margins.ts';
import { Need, SETTING_VALUES } from './need.ts';
import { Promising } from './promising.ts';
import type { CrowdQuery, JobQuery } from './query.ts';
import { offerRow, type ScanContext } from './scan.ts';
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
  /** Of each block of a region the most that p and q can be, without what the job asks for by name. */
  readonly #candidates = new Float64Array(REGION_BLOCKS);
  readonly #employers = new Float64Array(REGION_BLOCKS);
  /** Whom the bitmaps leave of a block, by their place in it, and of them who may reach the list. */
  readonly #found = new Int32Array(BLOCK_ROWS);
  readonly #promising = new Promising();

  /**
   * Gathers what is read only to be near when it is needed: asked for all at once, memory answers side by side, while
   * otherwise each answer is awaited. Nobody reads it; it keeps the reading from being left out.
   */
  touched = 0;

  /** Offers to the list every eligible row of the crowd that can enter it. */
  answer(question: Question): void {
    const { crowd, top } = question;
    const regions = this.#regions;
    this.#fall(regions, crowd.regions, 0, Math.ceil(crowd.size / REGION_ROWS), question);
    for (let rank = 0; rank < regions.size; rank++) {
      if (regions.bound(rank) >= top.threshold) this.#region(regions.place(rank), question);
    }
  }

  #region(region: number, question: Question): void {
    const { crowd, top } = question;
    const blocks = this.#blocks;
    const first = region * REGION_BLOCKS;
    this.#fall(
      blocks,
      crowd.blocks,
      first,
      Math.min(Math.ceil(crowd.size / BLOCK_ROWS), first + REGION_BLOCKS),
      question,
    );
    for (let rank = 0; rank < blocks.size; rank++) {
      if (blocks.bound(rank) < top.threshold) continue;
      this.#collect(blocks.place(rank), question);
      this.#offer(question);
    }
  }

  /** Whoever of the block may reach the list, by their briefs, into `#promising`. */
  #collect(block: number, { crowd, asked, query, context, top }: Question): void {
    const { blocks, slices } = crowd;
    const { rows, weights, schedule } = context;
    const sieve = this.#sieve;
    const promising = this.#promising;
    const bar = top.threshold;
    this.touched |= slices.touch(block, query.slices.all);
    const own = block % REGION_BLOCKS;
    this.#need.set(query, weights, this.#candidates[own] as number, this.#employers[own] as number, bar);
    sieve.pass(slices, block, query, asked, this.#need);
    const briefs = crowd.briefsIn(rows);
    const count = this.#list(block, briefs);
    const cosLat = blocks.leastCos(block);
    const ofSetting = query.setting === 0 ? 0 : query.mostOfSetting;
    const ofAll = query.response + query.mostOfSetting - ofSetting;
    promising.start(BLOCK_ROWS);
    for (let at = 0; at < count; at++) {
      const inBlock = this.#found[at] as number;
      const place = block * BLOCK_ROWS + inBlock;
      const north = Math.abs(briefs.lat(place) - query.lat);
      const east = Math.abs(briefs.lng(place) - query.lng);
      const miles = leastMiles(north, east, cosLat, query.cosLat);
      if (!briefs.mayReach(place, miles)) continue;
      const p =
        (schedule[briefs.schedule(place)] as number) +
        ofSetting * (SETTING_VALUES[sieve.settingOf(inBlock)] as number) +
        ofAll +
        weights.candidate.commute * commuteValue(miles) +
        weights.candidate.pay * payValue(query.rate, briefs.floor(place), briefs.payHigh(place));
      const q =
        briefs.staticBound(place) +
        asked.given +
        sieve.skillsOf(inBlock, query.skillCount) * query.perSkill +
        sieve.preferredOf(inBlock, query.preferredCount) * query.perPreferred;
      // The margin covers the other order of the sums.
      if (p * q * OVER >= bar) promising.add(place, p * q * OVER);
    }
  }

  /** The places in the block of those whom the bitmaps leave, into `#found`; answers with how many they are. */
  #list(block: number, briefs: Briefs): number {
    let count = 0;
    for (let word = 0; word < WORDS_PER_BLOCK; word++) {
      for (let bits = this.#sieve.found[word] as number; bits !== 0; bits &= bits - 1) {
        const inBlock = word * 32 + 31 - Math.clz32(bits & -bits);
        this.touched |= briefs.lat(block * BLOCK_ROWS + inBlock);
        this.#found[count++] = inBlock;
      }
    }
    return count;
  }

  /** While the list is not full, the most promising first: what they score keeps most of the others out. */
  #offer({ crowd, query, context, top }: Question): void {
    const promising = this.#promising;
    const briefs = crowd.briefsIn(context.rows);
    for (let at = 0; at < promising.size; at++) this.touched |= context.rows.flags(crowd.rowAt(promising.added(at)));
    promising.arrange(top.missing);
    for (let rank = 0; rank < promising.size; rank++) {
      if (promising.bound(rank) < top.threshold) continue;
      const place = promising.place(rank);
      offerRow(context, query, crowd.rowAt(place), briefs, place, top);
    }
  }

  /** Those of the groups that may hold somebody for the list, by falling bound. */
  #fall(falling: Promising, bounds: Bounds, from: number, end: number, question: Question): void {
    const { asked, query, context, top } = question;
    falling.start(end - from);
    for (let group = from; group < end; group++) {
      if (!bounds.reach(group, query, context.weights)) continue;
      const p = bounds.candidate;
      const q = bounds.employer + asked.given;
      this.#candidates[group % REGION_BLOCKS] = p;
      this.#employers[group % REGION_BLOCKS] = q;
      const bound = (p + query.mostOfSetting) * (q + query.mostOfNamed) * OVER;
      if (bound >= top.threshold) falling.add(group, bound);
    }
    falling.arrange(falling.size);
  }
}
