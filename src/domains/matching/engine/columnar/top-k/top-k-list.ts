/**
 * The best k items in order: descending score, then ascending id, like `bestJobFirst`. Inserts from the end, so it
 * suits offers that arrive nearly sorted; `TopKHeap` suits any order.
 */
export class TopKList {
  size = 0;
  #k = 0;
  #ids: readonly string[] = [];
  #scores = new Float64Array(0);
  #slots = new Int32Array(0);
  #candidateScores = new Float64Array(0);
  #employerScores = new Float64Array(0);

  reset(k: number, ids: readonly string[]): this {
    this.size = 0;
    this.#k = Math.min(k, ids.length);
    this.#ids = ids;
    if (this.#scores.length < this.#k) {
      this.#scores = new Float64Array(this.#k);
      this.#slots = new Int32Array(this.#k);
      this.#candidateScores = new Float64Array(this.#k);
      this.#employerScores = new Float64Array(this.#k);
    }
    return this;
  }

  /** A lower score cannot enter; an equal one may, by its id. */
  get threshold(): number {
    if (this.size < this.#k) return -1;
    return this.size === 0 ? Number.POSITIVE_INFINITY : (this.#scores[this.size - 1] as number);
  }

  idAt(at: number): string {
    return this.#ids[this.#slots[at] as number] as string;
  }

  candidateScoreAt(at: number): number {
    return this.#candidateScores[at] as number;
  }

  employerScoreAt(at: number): number {
    return this.#employerScores[at] as number;
  }

  offer(slot: number, score: number, candidateScore: number, employerScore: number): void {
    if (this.size === this.#k) {
      if (this.size === 0 || !this.#beats(slot, score, this.size - 1)) return;
      this.size--;
    }
    let at = this.size++;
    for (; at > 0 && this.#beats(slot, score, at - 1); at--) {
      this.#put(
        at,
        this.#slots[at - 1] as number,
        this.#scores[at - 1] as number,
        this.candidateScoreAt(at - 1),
        this.employerScoreAt(at - 1),
      );
    }
    this.#put(at, slot, score, candidateScore, employerScore);
  }

  #beats(slot: number, score: number, at: number): boolean {
    const other = this.#scores[at] as number;
    return score === other ? (this.#ids[slot] as string) < this.idAt(at) : score > other;
  }

  #put(at: number, slot: number, score: number, candidateScore: number, employerScore: number): void {
    this.#slots[at] = slot;
    this.#scores[at] = score;
    this.#candidateScores[at] = candidateScore;
    this.#employerScores[at] = employerScore;
  }
}
