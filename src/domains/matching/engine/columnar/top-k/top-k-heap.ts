/**
 * The best k rows: once k are held, a binary heap with the worst on top. Order: descending score, then ascending id,
 * like `bestPersonFirst`. The heap moves a score and a slot number; slots hold the rest. One heap serves many searches
 * without allocating. For the same reason the offered scores are fields: passing a double as an argument would
 * allocate.
 */
const INITIAL_CAPACITY = 64;

export class TopKHeap {
  size = 0;
  /** Both scores of the row offered next. */
  candidateScore = 0;
  employerScore = 0;
  /** A lower score cannot enter; an equal one may, by its id. */
  threshold = -1;
  #k = 0;
  #ids: readonly string[] = [];
  /** By position: insertion order until k are held, then the heap. */
  #scores = new Float64Array(INITIAL_CAPACITY);
  #slots = new Int32Array(INITIAL_CAPACITY);
  /** By slot. */
  #rows = new Int32Array(INITIAL_CAPACITY);
  #candidateScores = new Float64Array(INITIAL_CAPACITY);
  #employerScores = new Float64Array(INITIAL_CAPACITY);

  reset(k: number, ids: readonly string[]): this {
    this.size = 0;
    this.#k = k;
    this.#ids = ids;
    this.threshold = k > 0 ? -1 : Number.POSITIVE_INFINITY;
    return this;
  }

  /** Number of rows it accepts regardless of score. */
  get vacancies(): number {
    return this.#k - this.size;
  }

  /** By position; by rank after `sort`. */
  idAt(at: number): string {
    return this.#idOf(this.#slots[at] as number);
  }

  candidateScoreAt(at: number): number {
    return this.#candidateScores[this.#slots[at] as number] as number;
  }

  employerScoreAt(at: number): number {
    return this.#employerScores[this.#slots[at] as number] as number;
  }

  /** Whether the entry at that position ranks below this score and slot. */
  #isWorse(at: number, score: number, slot: number): boolean {
    const own = this.#scores[at] as number;
    return own === score ? this.#idOf(this.#slots[at] as number) > this.#idOf(slot) : own < score;
  }

  #idOf(slot: number): string {
    return this.#ids[this.#rows[slot] as number] as string;
  }

  /** Adds the row with the current scores if it ranks among the best k. */
  offer(row: number): void {
    if (this.size < this.#k) {
      if (this.size === this.#rows.length) this.#grow();
      const slot = this.size++;
      this.#slots[slot] = slot;
      this.#write(slot, row);
      if (this.size < this.#k) return;
      this.#heapify();
    } else {
      if (this.#k === 0 || !this.#enters(row)) return;
      this.#write(0, row);
      this.#siftDown(0, this.size);
    }
    this.threshold = this.#scores[0] as number;
  }

  #enters(row: number): boolean {
    const score = this.candidateScore * this.employerScore;
    const worst = this.#scores[0] as number;
    if (score !== worst) return score > worst;
    return (this.#ids[row] as string) < this.#idOf(this.#slots[0] as number);
  }

  #write(at: number, row: number): void {
    const slot = this.#slots[at] as number;
    this.#scores[at] = this.candidateScore * this.employerScore;
    this.#rows[slot] = row;
    this.#candidateScores[slot] = this.candidateScore;
    this.#employerScores[slot] = this.employerScore;
  }

  /** Sorts best first. Call `reset` before offering again. */
  sort(): this {
    if (this.size < this.#k) this.#heapify();
    for (let end = this.size - 1; end > 0; end--) {
      const score = this.#scores[end] as number;
      const slot = this.#slots[end] as number;
      this.#scores[end] = this.#scores[0] as number;
      this.#slots[end] = this.#slots[0] as number;
      this.#scores[0] = score;
      this.#slots[0] = slot;
      this.#siftDown(0, end);
    }
    return this;
  }

  #heapify(): void {
    for (let at = (this.size >> 1) - 1; at >= 0; at--) this.#siftDown(at, this.size);
  }

  #siftDown(from: number, size: number): void {
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
    const capacity = this.size * 2;
    const grown = <A extends Int32Array | Float64Array>(from: A, to: A): A => {
      to.set(from);
      return to;
    };
    this.#scores = grown(this.#scores, new Float64Array(capacity));
    this.#slots = grown(this.#slots, new Int32Array(capacity));
    this.#rows = grown(this.#rows, new Int32Array(capacity));
    this.#candidateScores = grown(this.#candidateScores, new Float64Array(capacity));
    this.#employerScores = grown(this.#employerScores, new Float64Array(capacity));
  }
}
