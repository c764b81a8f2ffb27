/**
 * The best k rows so far: once there are k, a binary heap with the worst of them on top. Order: higher score first, then
 * lower id, the same as `bestPersonFirst`. What is moved about is a score and the number of the slot that holds the rest;
 * one `Top` serves question after question, so that none leaves anything behind for the garbage collector. For the same
 * reason what is offered is written into fields: a fraction that a call hands over costs an allocation.
 */
const FIRST_ROOM = 64;

export class Top {
  size = 0;
  /** Both sides' scores of the row that is offered next. */
  p = 0;
  q = 0;
  /** A score below this cannot enter any more; an equal one still may, by its id. */
  threshold = -1;
  #k = 0;
  #ids: readonly string[] = [];
  /** By place: in the order they came until there are k, then the heap. */
  #scores = new Float64Array(FIRST_ROOM);
  #slots = new Int32Array(FIRST_ROOM);
  /** What was offered, by slot. */
  #rows = new Int32Array(FIRST_ROOM);
  #candidateScores = new Float64Array(FIRST_ROOM);
  #employerScores = new Float64Array(FIRST_ROOM);

  /** Empties it for the best `k` of rows that have these ids. */
  start(k: number, ids: readonly string[]): this {
    this.size = 0;
    this.#k = k;
    this.#ids = ids;
    this.threshold = k > 0 ? -1 : Number.POSITIVE_INFINITY;
    return this;
  }

  /** How many it still takes whatever their score. */
  get missing(): number {
    return this.#k - this.size;
  }

  /** By place, after `sort` by rank. */
  id(at: number): string {
    return this.#idOf(this.#slots[at] as number);
  }

  candidateScore(at: number): number {
    return this.#candidateScores[this.#slots[at] as number] as number;
  }

  employerScore(at: number): number {
    return this.#employerScores[this.#slots[at] as number] as number;
  }

  /** Whether who stands there comes after such a score in such a slot. */
  #isWorse(at: number, score: number, slot: number): boolean {
    const own = this.#scores[at] as number;
    return own === score ? this.#idOf(this.#slots[at] as number) > this.#idOf(slot) : own < score;
  }

  #idOf(slot: number): string {
    return this.#ids[this.#rows[slot] as number] as string;
  }

  /** Takes the row with `p` and `q`, if it is among the best so far. */
  offer(row: number): void {
    if (this.size < this.#k) {
      if (this.size === this.#rows.length) this.#grow();
      const slot = this.size++;
      this.#slots[slot] = slot;
      this.#fill(slot, row);
      if (this.size < this.#k) return;
      this.#pile();
    } else {
      if (this.#k === 0 || !this.#enters(row)) return;
      this.#fill(0, row);
      this.#sink(0, this.size);
    }
    this.threshold = this.#scores[0] as number;
  }

  #enters(row: number): boolean {
    const score = this.p * this.q;
    const worst = this.#scores[0] as number;
    if (score !== worst) return score > worst;
    return (this.#ids[row] as string) < this.#idOf(this.#slots[0] as number);
  }

  #fill(at: number, row: number): void {
    const slot = this.#slots[at] as number;
    this.#scores[at] = this.p * this.q;
    this.#rows[slot] = row;
    this.#candidateScores[slot] = this.p;
    this.#employerScores[slot] = this.q;
  }

  /** Best first. It takes nothing more from then on until it is started again. */
  sort(): this {
    if (this.size < this.#k) this.#pile();
    for (let end = this.size - 1; end > 0; end--) {
      const score = this.#scores[end] as number;
      const slot = this.#slots[end] as number;
      this.#scores[end] = this.#scores[0] as number;
      this.#slots[end] = this.#slots[0] as number;
      this.#scores[0] = score;
      this.#slots[0] = slot;
      this.#sink(0, end);
    }
    return this;
  }

  /** A heap of all that were put behind each other. */
  #pile(): void {
    for (let at = (this.size >> 1) - 1; at >= 0; at--) this.#sink(at, this.size);
  }

  /** Lets what stands there sink in a heap of `size`. */
  #sink(from: number, size: number): void {
    const score = this.#scores[from] as number;
    const slot = this.#slots[from] as number;
    let at = from;
    for (let child = at * 2 + 1; child < size; child = at * 2 + 1) {
      const right = child + 1;
      if (right < size && this.#isWorse(right, this.#scores[child] as number, this.#slots[child] as number))
        child = right;
      if (!this.#isWorse(child, score, slot)) break;
      this.#scores[at] = this.#scores[child] as number;
      this.#slots[at] = this.#slots[child] as number;
      at = child;
    }
    this.#scores[at] = score;
    this.#slots[at] = slot;
  }

  #grow(): void {
    const room = this.size * 2;
    const grown = <A extends Int32Array | Float64Array>(from: A, to: A): A => {
      to.set(from);
      return to;
    };
    this.#scores = grown(this.#scores, new Float64Array(room));
    this.#slots = grown(this.#slots, new Int32Array(room));
    this.#rows = grown(this.#rows, new Int32Array(room));
    this.#candidateScores = grown(this.#candidateScores, new Float64Array(room));
    this.#employerScores = grown(this.#employerScores, new Float64Array(room));
  }
}
