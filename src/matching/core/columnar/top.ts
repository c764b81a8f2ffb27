/**
 * The best k rows so far: once there are k, a binary heap with the worst of them on top. Order: higher score first, then
 * lower id, the same as `bestPersonFirst`. What is moved about is a score and the number of the slot that holds the rest;
 * one `Top` serves question after question, so that none leaves anything behind for the garbage collector.
 */
const FIRST_ROOM = 64;

export class Top {
  size = 0;
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
    return this;
  }

  /** A score below this cannot enter any more; an equal one still may, by its id. */
  get threshold(): number {
    if (this.size < this.#k) return -1;
    return this.size === 0 ? Number.POSITIVE_INFINITY : (this.#scores[0] as number);
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

  #worse(scoreA: number, slotA: number, scoreB: number, slotB: number): boolean {
    if (scoreA !== scoreB) return scoreA < scoreB;
    return this.#idOf(slotA) > this.#idOf(slotB);
  }

  #idOf(slot: number): string {
    return this.#ids[this.#rows[slot] as number] as string;
  }

  /** Answers with the threshold from then on. */
  offer(row: number, score: number, candidateScore: number, employerScore: number): number {
    if (this.size < this.#k) {
      if (this.size === this.#rows.length) this.#grow();
      const slot = this.size++;
      this.#fill(slot, row, candidateScore, employerScore);
      this.#put(slot, score, slot);
      if (this.size === this.#k) this.#pile();
    } else if (this.#k > 0 && this.#enters(row, score)) {
      const slot = this.#slots[0] as number;
      this.#fill(slot, row, candidateScore, employerScore);
      this.#down(score, slot, this.size);
    }
    return this.threshold;
  }

  #enters(row: number, score: number): boolean {
    const worst = this.#scores[0] as number;
    if (score !== worst) return score > worst;
    return (this.#ids[row] as string) < this.#idOf(this.#slots[0] as number);
  }

  #fill(slot: number, row: number, candidateScore: number, employerScore: number): void {
    this.#rows[slot] = row;
    this.#candidateScores[slot] = candidateScore;
    this.#employerScores[slot] = employerScore;
  }

  /** Best first. It takes nothing more from then on until it is started again. */
  sort(): this {
    if (this.size < this.#k) this.#pile();
    for (let end = this.size - 1; end > 0; end--) {
      const score = this.#scores[end] as number;
      const slot = this.#slots[end] as number;
      this.#put(end, this.#scores[0] as number, this.#slots[0] as number);
      this.#down(score, slot, end);
    }
    return this;
  }

  /** A heap of all that were put behind each other. */
  #pile(): void {
    for (let at = (this.size >> 1) - 1; at >= 0; at--) {
      this.#down(this.#scores[at] as number, this.#slots[at] as number, this.size, at);
    }
  }

  #put(at: number, score: number, slot: number): void {
    this.#scores[at] = score;
    this.#slots[at] = slot;
  }

  /** Lets it sink from there in a heap of `size`. */
  #down(score: number, slot: number, size: number, from = 0): void {
    let at = from;
    for (let child = at * 2 + 1; child < size; child = at * 2 + 1) {
      const right = child + 1;
      if (
        right < size &&
        this.#worse(
          this.#scores[right] as number,
          this.#slots[right] as number,
          this.#scores[child] as number,
          this.#slots[child] as number,
        )
      )
        child = right;
      const below = this.#scores[child] as number;
      const slotBelow = this.#slots[child] as number;
      if (!this.#worse(below, slotBelow, score, slot)) break;
      this.#put(at, below, slotBelow);
      at = child;
    }
    this.#put(at, score, slot);
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
