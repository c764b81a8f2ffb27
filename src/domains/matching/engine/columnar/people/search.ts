/**
 * A job's best people out of a crowd: regions by falling bound, their blocks too, of each block those whom the bitmaps
 * leave, and of them whoever's own bound, from their brief, reaches the list. Only who is left is scored to the end, the
 * most promising of a region first. One search serves question after question, so that none leaves anything behind for
 * the garbage collector.
 */
import { COMMUTE_ZERO_MILES } from '../../score/formulas.ts';
import { bitOf } from '../rows/bits.ts';
import type { Bounds } from './zone-maps.ts';
import type { Briefs } from '../rows/row-summaries.ts';
import { REGION_BLOCKS, REGION_ROWS, type Crowd } from './people-index.ts';
import { commuteBound, leastMiles, OVER, payBound } from '../score-bounds.ts';
import { Need, SETTING_VALUES } from './score-requirements.ts';
import { Promising } from '../top-k/bound-queue.ts';
import type { CrowdQuery, JobQuery } from '../jobs/job-query.ts';
import { offerRow, type ScanContext } from '../scan.ts';
import { Sieve } from './block-filter.ts';
import { BLOCK_ROWS, WORDS_PER_BLOCK } from './bitmap-index.ts';
import type { Top } from '../top-k/top-k-heap.ts';

/**
 * While the list has room, people are gathered from block after block until there are so many; the best of them fill it
 * with scores that few of the others reach. More of them cost more than they spare, above all in large crowds.
 */
const GATHERED = 384;

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
  /** Places of whom the bitmaps leave of a block or several, how many there were after each, and who may be listed. */
  readonly #found = new Int32Array(REGION_ROWS);
  readonly #ends = new Int32Array(REGION_BLOCKS);
  readonly #promising = new Promising();
  /** By place in the region, of who was found: the miles to the job at least. */
  readonly #miles = new Float64Array(REGION_ROWS);

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
    let rank = 0;
    while (rank < blocks.size && top.missing > 0) rank = this.#gather(rank, question);
    this.#choose(rank, question);
  }

  /** Fills the list from the region's blocks from that rank on; answers with the first that was not needed. */
  #gather(from: number, question: Question): number {
    const { crowd, query, context, top } = question;
    const blocks = this.#blocks;
    const briefs = crowd.briefsIn(context.rows);
    let count = 0;
    let rank = from;
    for (; rank < blocks.size && count < GATHERED; rank++) {
      this.#sieve.pass(crowd.slices, blocks.place(rank), query, question.asked);
      count = this.#findNear(blocks.place(rank), count, briefs, question);
      this.#ends[rank] = count;
    }
    this.#promising.start(REGION_ROWS);
    if (count <= top.missing) this.#promiseAll(count);
    else this.#promiseGathered(from, rank, briefs, question);
    this.#offer(briefs, question);
    return rank;
  }

  #promiseGathered(from: number, end: number, briefs: Briefs, question: Question): void {
    const { crowd, query } = question;
    let done = 0;
    for (let rank = from; rank < end; rank++) {
      const count = this.#ends[rank] as number;
      if (count > done) this.#sieve.weigh(crowd.slices, this.#blocks.place(rank), query);
      this.#promise(done, count, briefs, question);
      done = count;
    }
  }

  /** Offers whoever of the region's blocks from that rank on may enter a list that is full. */
  #choose(from: number, question: Question): void {
    const { crowd, query, context, top } = question;
    const blocks = this.#blocks;
    const briefs = crowd.briefsIn(context.rows);
    let end = from;
    while (end < blocks.size && blocks.bound(end) >= top.threshold) end++;
    for (let rank = from; rank < end; rank++) {
      this.touched |= crowd.slices.touch(blocks.place(rank), query.slices.all);
    }
    this.#promising.start(REGION_ROWS);
    for (let rank = from; rank < end; rank++) {
      this.#passAble(blocks.place(rank), question);
      this.#promise(0, this.#findNear(blocks.place(rank), 0, briefs, question), briefs, question);
    }
    this.#offer(briefs, question);
  }

  #passAble(block: number, { crowd, asked, query, context, top }: Question): void {
    const own = block % REGION_BLOCKS;
    this.#need.set(
      query,
      context.weights,
      this.#candidates[own] as number,
      this.#employers[own] as number,
      top.threshold,
    );
    this.#sieve.passAble(crowd.slices, block, query, asked, this.#need);
  }

  /**
   * Puts whom the bitmaps leave of the block and the crowd answers for, and who may live near enough or would move,
   * behind the `from` that were found before, with their miles; answers with how many there are then.
   */
  #findNear(block: number, from: number, briefs: Briefs, { crowd, query }: Question): number {
    const found = this.#found;
    const { lat, lng, cosLat, vicinity } = query;
    const { boundless } = crowd;
    const leastCos = crowd.blocks.leastCos(block);
    const end = this.#list(block, from, briefs);
    let near = from;
    for (let at = from; at < end; at++) {
      const place = found[at] as number;
      const north = Math.abs(briefs.lat(place) - lat);
      const east = Math.abs(briefs.lng(place) - lng);
      found[near] = place;
      const isAway = boundless !== 'all' && briefs.isAway(place, vicinity.excludes(north, east));
      const miles = isAway ? COMMUTE_ZERO_MILES : leastMiles(north, east, leastCos, cosLat);
      this.#miles[place % REGION_ROWS] = miles;
      near += isAway === (boundless === 'away') && briefs.mayReach(place, miles) ? 1 : 0;
    }
    return near;
  }

  #list(block: number, from: number, briefs: Briefs): number {
    let count = from;
    for (let word = 0; word < WORDS_PER_BLOCK; word++) {
      for (let bits = this.#sieve.found[word] as number; bits !== 0; bits &= bits - 1) {
        const place = block * BLOCK_ROWS + word * 32 + bitOf(bits);
        this.touched |= briefs.lat(place);
        this.#found[count++] = place;
      }
    }
    return count;
  }

  /** Everybody who was found, since the list has room for them whatever they score. */
  #promiseAll(count: number): void {
    for (let at = 0; at < count; at++) this.#promising.add(this.#found[at] as number, 1);
  }

  /** Those of `#found` from there to there, of the block that was weighed last, who may reach the list. */
  #promise(from: number, end: number, briefs: Briefs, { asked, query, context, top }: Question): void {
    const bar = top.threshold;
    const { weights, schedule } = context;
    const { candidate } = weights;
    const { rate, perSkill, perPreferred, skillCount, preferredCount } = query;
    const sieve = this.#sieve;
    const promising = this.#promising;
    const ofSetting = query.setting === 0 ? 0 : query.mostOfSetting;
    const ofAll = query.response + query.mostOfSetting - ofSetting;
    for (let at = from; at < end; at++) {
      const place = this.#found[at] as number;
      const inBlock = place % BLOCK_ROWS;
      const p =
        (schedule[briefs.schedule(place)] as number) +
        ofSetting * (SETTING_VALUES[sieve.settingOf(inBlock)] as number) +
        ofAll +
        candidate.commute * commuteBound(this.#miles[place % REGION_ROWS] as number) +
        candidate.pay * payBound(rate, briefs.floor(place), briefs.payHigh(place));
      const q =
        briefs.staticBound(place) +
        asked.given +
        sieve.skillsOf(inBlock, skillCount) * perSkill +
        sieve.preferredOf(inBlock, preferredCount) * perPreferred;
      // The margin covers the other order of the sums.
      if (p * q * OVER >= bar) promising.add(place, p * q * OVER);
    }
  }

  /** The most promising first: what they score keeps most of the others out. */
  #offer(briefs: Briefs, { crowd, query, context, top }: Question): void {
    const promising = this.#promising;
    for (let at = 0; at < promising.size; at++) this.touched |= context.rows.flags(crowd.rowAt(promising.added(at)));
    promising.arrange(promising.size);
    for (let rank = 0; rank < promising.size; rank++) {
      if (promising.bound(rank) < top.threshold) continue;
      const place = promising.place(rank);
      const isFar = (this.#miles[place % REGION_ROWS] as number) >= COMMUTE_ZERO_MILES;
      offerRow(context, query, crowd.rowAt(place), briefs, place, isFar, top);
    }
  }

  /** Those of the groups that may hold somebody for the list, by falling bound. */
  #fall(falling: Promising, bounds: Bounds, from: number, end: number, question: Question): void {
    const { crowd, asked, query, context, top } = question;
    falling.start(end - from);
    for (let group = from; group < end; group++) this.touched |= bounds.touch(group);
    for (let group = from; group < end; group++) {
      if (!bounds.reach(group, query, context.weights, crowd.boundless)) continue;
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
