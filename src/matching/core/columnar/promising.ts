/**
 * Places with the most that their score can be, counted by it in steps, so that the best are known without sorting any.
 */
const STEPS = 512;

const stepOf = (bound: number): number => (bound < 1 ? (bound * STEPS) | 0 : STEPS - 1);

export class Promising {
  size = 0;
  places = new Int32Array(0);
  bounds = new Float64Array(0);
  readonly #counts = new Int32Array(STEPS);

  /** Empties it, with room for so many. */
  start(room: number): void {
    this.size = 0;
    this.#counts.fill(0);
    if (this.places.length >= room) return;
    this.places = new Int32Array(room * 2);
    this.bounds = new Float64Array(room * 2);
  }

  add(place: number, bound: number): void {
    const at = this.size++;
    this.places[at] = place;
    this.bounds[at] = bound;
    (this.#counts[stepOf(bound)] as number)++;
  }

  /** A bound that at least `limit` places reach and few more do; 0 when there are no more than that. */
  reachedBy(limit: number): number {
    let step = STEPS;
    for (let left = limit; left > 0 && step > 0;) left -= this.#counts[--step] as number;
    return step / STEPS;
  }
}
