/**
 * The best k places so far in their order: higher score first, then lower id, the same as `bestJobFirst`. For offers that
 * come nearly in that order: each is put in from the end, past the few that it is better than. (`Top` takes them in any.)
 */
export class Ranking {
  size = 0;
  #k = 0;
  #ids: readonly string[] = [];
  #scores = new Float64Array(0);
  #places = new Int32Array(0);
  #candidateScores = new Float64Array(0);
  #employerScores = new Float64Array(0);

  /** Empties it for the best `k` of places that have these ids. */
  start(k: number, ids: readonly string[]): this {
    this.size = 0;
    this.#k = Math.min(k, ids.length);
    this.#ids = ids;
    if (this.#scores.length < this.#k) {
      this.#scores = new Float64Array(this.#k);
      this.#places = new Int32Array(this.#k);
      this.#candidateScores = new Float64Array(this.#k);
      this.#employerScores = new Float64Array(this.#k);
    }
    return this;
  }

  /** A score below this cannot enter any more; an equal one still may, by its id. */
  get threshold(): number {
    if (this.size < this.#k) return -1;
    return this.size === 0 ? Number.POSITIVE_INFINITY : (this.#scores[this.size - 1] as number);
  }

  id(at: number): string {
    return this.#ids[this.#places[at] as number] as string;
  }

  candidateScore(at: number): number {
    return this.#candidateScores[at] as number;
  }

  employerScore(at: number): number {
    return this.#employerScores[at] as number;
  }

  offer(place: number, score: number, candidateScore: number, employerScore: number): void {
    if (this.size === this.#k) {
      if (this.size === 0 || !this.#beats(place, score, this.size - 1)) return;
      this.size--;
    }
    let at = this.size++;
    for (; at > 0 && this.#beats(place, score, at - 1); at--) {
      this.#put(
        at,
        this.#places[at - 1] as number,
        this.#scores[at - 1] as number,
        this.candidateScore(at - 1),
        this.employerScore(at - 1),
      );
    }
    this.#put(at, place, score, candidateScore, employerScore);
  }

  #beats(place: number, score: number, at: number): boolean {
    const other = this.#scores[at] as number;
    return score === other ? (this.#ids[place] as string) < this.id(at) : score > other;
  }

  #put(at: number, place: number, score: number, candidateScore: number, employerScore: number): void {
    this.#places[at] = place;
    this.#scores[at] = score;
    this.#candidateScores[at] = candidateScore;
    this.#employerScores[at] = employerScore;
  }
}
