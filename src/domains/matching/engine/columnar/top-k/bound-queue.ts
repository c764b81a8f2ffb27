/**
 * Items ordered by the upper bound of their score. Large queues use a bucket sort: enough to visit the best first
 * without sorting everything.
 */
const BUCKETS = 512;
/** Up to this size an insertion sort is faster. */
const INSERTION_SORT_LIMIT = 64;

const bucketOf = (bound: number): number => (bound < 1 ? (bound * BUCKETS) | 0 : BUCKETS - 1);

export class BoundQueue {
  size = 0;
  #items = new Int32Array(0);
  #bounds = new Float64Array(0);
  #order = new Int32Array(0);
  /** Items per bucket; all zero except during `sort`. */
  readonly #counts = new Int32Array(BUCKETS);

  reset(capacity: number): void {
    this.size = 0;
    if (this.#items.length >= capacity) return;
    this.#items = new Int32Array(capacity);
    this.#bounds = new Float64Array(capacity);
    this.#order = new Int32Array(capacity);
  }

  add(place: number, bound: number): void {
    const at = this.size++;
    this.#items[at] = place;
    this.#bounds[at] = bound;
  }

  /**
   * Call after the last `add`. Orders items by descending bound (or bucket), at least down to the bucket of the
   * `limit`-th.
   */
  sort(limit: number): void {
    if (this.size <= INSERTION_SORT_LIMIT) {
      this.#insertionSort();
      return;
    }
    const starts = this.#counts;
    let highest = 0;
    for (let at = 0; at < this.size; at++) {
      const own = bucketOf(this.#bounds[at] as number);
      (starts[own] as number)++;
      if (own > highest) highest = own;
    }
    let step = highest + 1;
    let others = 0;
    while (step > 0 && others < limit) {
      const count = starts[--step] as number;
      starts[step] = others;
      others += count;
    }
    for (let at = 0; at < this.size; at++) {
      const own = bucketOf(this.#bounds[at] as number);
      this.#order[own < step ? others++ : (starts[own] as number)++] = at;
    }
    starts.fill(0, 0, highest + 1);
  }

  #insertionSort(): void {
    const order = this.#order;
    const bounds = this.#bounds;
    for (let from = 0; from < this.size; from++) {
      const bound = bounds[from] as number;
      let at = from;
      for (; at > 0 && (bounds[order[at - 1] as number] as number) < bound; at--) order[at] = order[at - 1] as number;
      order[at] = from;
    }
  }

  /** In insertion order. */
  inserted(at: number): number {
    return this.#items[at] as number;
  }

  /** By rank, after `sort`. */
  item(rank: number): number {
    return this.#items[this.#order[rank] as number] as number;
  }

  bound(rank: number): number {
    return this.#bounds[this.#order[rank] as number] as number;
  }
}
