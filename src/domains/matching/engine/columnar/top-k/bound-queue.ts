/**
 * Places with the most that their score can be. Many are counted by it in steps, so that the best come first without
 * sorting any.
 */
const STEPS = 512;
/** So many are faster put in order one by one. */
const FEW = 64;

const stepOf = (bound: number): number => (bound < 1 ? (bound * STEPS) | 0 : STEPS - 1);

export class Promising {
  size = 0;
  #places = new Int32Array(0);
  #bounds = new Float64Array(0);
  #order = new Int32Array(0);
  /** By step; nothing is counted but while they are arranged. */
  readonly #counts = new Int32Array(STEPS);

  /** Empties it, with room for so many. */
  start(room: number): void {
    this.size = 0;
    if (this.#places.length >= room) return;
    this.#places = new Int32Array(room);
    this.#bounds = new Float64Array(room);
    this.#order = new Int32Array(room);
  }

  add(place: number, bound: number): void {
    const at = this.size++;
    this.#places[at] = place;
    this.#bounds[at] = bound;
  }

  /** Once all are added: puts them by falling bound, or step, down to that of the `limit`-th, before all others. */
  arrange(limit: number): void {
    if (this.size <= FEW) {
      this.#insert();
      return;
    }
    const starts = this.#counts;
    let highest = 0;
    for (let at = 0; at < this.size; at++) {
      const own = stepOf(this.#bounds[at] as number);
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
      const own = stepOf(this.#bounds[at] as number);
      this.#order[own < step ? others++ : (starts[own] as number)++] = at;
    }
    starts.fill(0, 0, highest + 1);
  }

  /** Puts a few in order, one by one. */
  #insert(): void {
    const order = this.#order;
    const bounds = this.#bounds;
    for (let from = 0; from < this.size; from++) {
      const bound = bounds[from] as number;
      let at = from;
      for (; at > 0 && (bounds[order[at - 1] as number] as number) < bound; at--) order[at] = order[at - 1] as number;
      order[at] = from;
    }
  }

  /** By the order in which they came. */
  added(at: number): number {
    return this.#places[at] as number;
  }

  /** By rank after `arrange`. */
  place(rank: number): number {
    return this.#places[this.#order[rank] as number] as number;
  }

  bound(rank: number): number {
    return this.#bounds[this.#order[rank] as number] as number;
  }
}
