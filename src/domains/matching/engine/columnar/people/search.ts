/**
 * Searches a people index for a job's top k with upper-bound pruning: regions in descending order of bound, then their
 * blocks; in each block the bitmaps select people, and their row summaries give each an upper bound. Only people whose
 * bound can enter the top k get an exact score, best bound first. Ideas: block-max WAND (Ding and Suel, SIGIR 2011),
 * threshold algorithm (Fagin, Lotem and Naor, PODS 2001). One object serves many searches without allocating.
 */
import { COMMUTE_ZERO_MILES } from '../../score/formulas.ts';
import { bitOf } from '../rows/bits.ts';
import type { ZoneMaps } from './zone-maps.ts';
import type { RowSummaries } from '../rows/row-summaries.ts';
import { REGION_BLOCKS, REGION_ROWS, type PeopleIndex } from './people-index.ts';
import { commuteUpperBound, minMiles, ROUND_UP, payUpperBound } from '../score-bounds.ts';
import { ScoreRequirements, SETTING_LEVELS } from './score-requirements.ts';
import { BoundQueue } from '../top-k/bound-queue.ts';
import type { IndexQuery, JobQuery } from '../jobs/job-query.ts';
import { offerRow, type ScanContext } from '../scan.ts';
import { BlockFilter } from './block-filter.ts';
import { BLOCK_ROWS, WORDS_PER_BLOCK } from './bitmap-index.ts';
import type { TopKHeap } from '../top-k/top-k-heap.ts';

/**
 * While the top k has vacancies, people are gathered from successive blocks up to this number; scoring the best of
 * them sets a high threshold early. Larger values cost more than they save, above all in large indexes. Measured.
 */
const FILL_TARGET = 384;

export interface SearchRequest {
  readonly index: PeopleIndex;
  readonly indexQuery: IndexQuery;
  readonly query: JobQuery;
  readonly context: ScanContext;
  readonly top: TopKHeap;
}

export class Search {
  readonly #regions = new BoundQueue();
  readonly #blocks = new BoundQueue();
  readonly #requirements = new ScoreRequirements();
  readonly #filter = new BlockFilter();
  /** Per block of the region: upper zoneMaps of both scores without the features the job names. */
  readonly #candidateBounds = new Float64Array(REGION_BLOCKS);
  readonly #employerBounds = new Float64Array(REGION_BLOCKS);
  /** Slots that survived the filters, the running count after each block, and the queue of people to score. */
  readonly #found = new Int32Array(REGION_ROWS);
  readonly #ends = new Int32Array(REGION_BLOCKS);
  readonly #queue = new BoundQueue();
  /** Lower bound of miles to the job, by slot within the region. */
  readonly #miles = new Float64Array(REGION_ROWS);

  /**
   * Sink for prefetching reads: issued together, cache misses overlap. Never read; it only keeps the compiler from
   * removing the loads.
   */
  prefetched = 0;

  /** Offers every eligible row of the index that can enter the top k. */
  run(request: SearchRequest): void {
    const { index, top } = request;
    const regions = this.#regions;
    this.#sortByBound(regions, index.regions, 0, Math.ceil(index.size / REGION_ROWS), request);
    for (let rank = 0; rank < regions.size; rank++) {
      if (regions.bound(rank) >= top.threshold) this.#searchRegion(regions.item(rank), request);
    }
  }

  #searchRegion(region: number, request: SearchRequest): void {
    const { index, top } = request;
    const blocks = this.#blocks;
    const first = region * REGION_BLOCKS;
    this.#sortByBound(
      blocks,
      index.blocks,
      first,
      Math.min(Math.ceil(index.size / BLOCK_ROWS), first + REGION_BLOCKS),
      request,
    );
    let rank = 0;
    while (rank < blocks.size && top.vacancies > 0) rank = this.#fillList(rank, request);
    this.#searchBlocks(rank, request);
  }

  /** Fills the top k from the region's blocks from that rank on; returns the first rank not used. */
  #fillList(from: number, request: SearchRequest): number {
    const { index, query, context, top } = request;
    const blocks = this.#blocks;
    const summaries = index.summariesFor(context.rows);
    let count = 0;
    let rank = from;
    for (; rank < blocks.size && count < FILL_TARGET; rank++) {
      this.#filter.applyGates(index.bitmaps, blocks.item(rank), query, request.indexQuery);
      count = this.#collectReachable(blocks.item(rank), count, summaries, request);
      this.#ends[rank] = count;
    }
    this.#queue.reset(REGION_ROWS);
    if (count <= top.vacancies) this.#enqueueAll(count);
    else this.#enqueueGathered(from, rank, summaries, request);
    this.#scoreQueued(summaries, request);
    return rank;
  }

  #enqueueGathered(from: number, end: number, summaries: RowSummaries, request: SearchRequest): void {
    const { index, query } = request;
    let done = 0;
    for (let rank = from; rank < end; rank++) {
      const count = this.#ends[rank] as number;
      if (count > done) this.#filter.computeLevels(index.bitmaps, this.#blocks.item(rank), query);
      this.#enqueue(done, count, summaries, request);
      done = count;
    }
  }

  /** Searches the region's remaining blocks once the top k is full. */
  #searchBlocks(from: number, request: SearchRequest): void {
    const { index, query, context, top } = request;
    const blocks = this.#blocks;
    const summaries = index.summariesFor(context.rows);
    let end = from;
    while (end < blocks.size && blocks.bound(end) >= top.threshold) end++;
    for (let rank = from; rank < end; rank++) {
      this.prefetched |= index.bitmaps.prefetch(blocks.item(rank), query.bitmaps.prefetched);
    }
    this.#queue.reset(REGION_ROWS);
    for (let rank = from; rank < end; rank++) {
      this.#filterBlock(blocks.item(rank), request);
      this.#enqueue(0, this.#collectReachable(blocks.item(rank), 0, summaries, request), summaries, request);
    }
    this.#scoreQueued(summaries, request);
  }

  #filterBlock(block: number, { index, indexQuery, query, context, top }: SearchRequest): void {
    const own = block % REGION_BLOCKS;
    this.#requirements.set(
      query,
      context.weights,
      this.#candidateBounds[own] as number,
      this.#employerBounds[own] as number,
      top.threshold,
    );
    this.#filter.applyGatesAndRequirements(index.bitmaps, block, query, indexQuery, this.#requirements);
  }

  /**
   * Appends the block's survivors that belong to this index and may be close enough or would move, with their miles;
   * returns the new count.
   */
  #collectReachable(block: number, from: number, summaries: RowSummaries, { index, query }: SearchRequest): number {
    const found = this.#found;
    const { lat, lng, cosLat, commuteBox } = query;
    const { mobileScope } = index;
    const minCos = index.blocks.minCos(block);
    const end = this.#listSurvivors(block, from, summaries);
    let near = from;
    for (let at = from; at < end; at++) {
      const slot = found[at] as number;
      const north = Math.abs(summaries.lat(slot) - lat);
      const east = Math.abs(summaries.lng(slot) - lng);
      found[near] = slot;
      const isFar = mobileScope !== 'all' && summaries.isFar(slot, commuteBox.excludes(north, east));
      const miles = isFar ? COMMUTE_ZERO_MILES : minMiles(north, east, minCos, cosLat);
      this.#miles[slot % REGION_ROWS] = miles;
      near += isFar === (mobileScope === 'far') && summaries.mayAccept(slot, miles) ? 1 : 0;
    }
    return near;
  }

  #listSurvivors(block: number, from: number, summaries: RowSummaries): number {
    let count = from;
    for (let word = 0; word < WORDS_PER_BLOCK; word++) {
      for (let bits = this.#filter.survivors[word] as number; bits !== 0; bits &= bits - 1) {
        const slot = block * BLOCK_ROWS + word * 32 + bitOf(bits);
        this.prefetched |= summaries.lat(slot);
        this.#found[count++] = slot;
      }
    }
    return count;
  }

  /** There is a vacancy for each of them, so no bound is needed. */
  #enqueueAll(count: number): void {
    for (let at = 0; at < count; at++) this.#queue.add(this.#found[at] as number, 1);
  }

  /**
   * Queues the people of this range, all in the block whose levels were computed last, whose bound reaches the
   * threshold.
   */
  #enqueue(
    from: number,
    end: number,
    summaries: RowSummaries,
    { indexQuery, query, context, top }: SearchRequest,
  ): void {
    const threshold = top.threshold;
    const { weights, schedule } = context;
    const { candidate } = weights;
    const { rate, perSkill, perPreferred, skillCount, preferredCount } = query;
    const filter = this.#filter;
    const queue = this.#queue;
    const settingWeight = query.setting === 0 ? 0 : query.maxSettingScore;
    const fixedScore = query.response + query.maxSettingScore - settingWeight;
    for (let at = from; at < end; at++) {
      const slot = this.#found[at] as number;
      const inBlock = slot % BLOCK_ROWS;
      const candidateBound =
        (schedule[summaries.scheduleCode(slot)] as number) +
        settingWeight * (SETTING_LEVELS[filter.settingLevel(inBlock)] as number) +
        fixedScore +
        candidate.commute * commuteUpperBound(this.#miles[slot % REGION_ROWS] as number) +
        candidate.pay * payUpperBound(rate, summaries.floor(slot), summaries.payHigh(slot));
      const employerBound =
        summaries.employerBaseBound(slot) +
        indexQuery.baseEmployerScore +
        filter.skillLevel(inBlock, skillCount) * perSkill +
        filter.preferredLevel(inBlock, preferredCount) * perPreferred;
      // Covers the different order of summation.
      const bound = candidateBound * employerBound * ROUND_UP;
      if (bound >= threshold) queue.add(slot, bound);
    }
  }

  /** Best bound first: their scores raise the threshold for the others. */
  #scoreQueued(summaries: RowSummaries, { index, query, context, top }: SearchRequest): void {
    const queue = this.#queue;
    for (let at = 0; at < queue.size; at++) this.prefetched |= context.rows.flags(index.rowAt(queue.inserted(at)));
    queue.sort(queue.size);
    for (let rank = 0; rank < queue.size; rank++) {
      if (queue.bound(rank) < top.threshold) continue;
      const slot = queue.item(rank);
      const isFar = (this.#miles[slot % REGION_ROWS] as number) >= COMMUTE_ZERO_MILES;
      offerRow(context, query, index.rowAt(slot), summaries, slot, isFar, top);
    }
  }

  /** Queues the groups that may hold a result, by descending bound. */
  #sortByBound(queue: BoundQueue, zoneMaps: ZoneMaps, from: number, end: number, request: SearchRequest): void {
    const { index, indexQuery, query, context, top } = request;
    queue.reset(end - from);
    for (let group = from; group < end; group++) this.prefetched |= zoneMaps.prefetch(group);
    for (let group = from; group < end; group++) {
      if (!zoneMaps.mayMatch(group, query, context.weights, index.mobileScope)) continue;
      const candidateBound = zoneMaps.candidateBound;
      const employerBound = zoneMaps.employerBound + indexQuery.baseEmployerScore;
      this.#candidateBounds[group % REGION_BLOCKS] = candidateBound;
      this.#employerBounds[group % REGION_BLOCKS] = employerBound;
      const bound = (candidateBound + query.maxSettingScore) * (employerBound + query.maxNamedScore) * ROUND_UP;
      if (bound >= top.threshold) queue.add(group, bound);
    }
    queue.sort(queue.size);
  }
}
