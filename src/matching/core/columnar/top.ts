/**
 * The best k rows so far: a binary heap with the worst of them on top. Order: higher score first, then lower id,
 * the same as `bestPersonFirst`.
 */
export class Top {
  readonly rows: number[] = [];
  readonly scores: number[] = [];
  /** The two sides of each score. */
  readonly candidateScores: number[] = [];
  readonly employerScores: number[] = [];
  readonly #k: number;
  readonly #ids: readonly string[];

  constructor(k: number, ids: readonly string[]) {
    this.#k = k;
    this.#ids = ids;
  }

  /** A score below this cannot enter any more; an equal one still may, by its id. */
  get threshold(): number {
    return this.rows.length < this.#k ? -1 : (this.scores[0] ?? Number.POSITIVE_INFINITY);
  }

  #worse(scoreA: number, rowA: number, scoreB: number, rowB: number): boolean {
    if (scoreA !== scoreB) return scoreA < scoreB;
    return (this.#ids[rowA] as string) > (this.#ids[rowB] as string);
  }

  /** Answers with the threshold from then on. */
  offer(row: number, score: number, candidateScore: number, employerScore: number): number {
    const size = this.rows.length;
    if (size < this.#k) {
      this.#put(size, row, score, candidateScore, employerScore);
      this.#up(size);
    } else if (this.#k > 0 && this.#worse(this.scores[0] as number, this.rows[0] as number, score, row)) {
      this.#put(0, row, score, candidateScore, employerScore);
      this.#down();
    }
    return this.threshold;
  }

  #put(at: number, row: number, score: number, candidateScore: number, employerScore: number): void {
    this.rows[at] = row;
    this.scores[at] = score;
    this.candidateScores[at] = candidateScore;
    this.employerScores[at] = employerScore;
  }

  #swap(a: number, b: number): void {
    const row = this.rows[a] as number;
    const score = this.scores[a] as number;
    const candidateScore = this.candidateScores[a] as number;
    const employerScore = this.employerScores[a] as number;
    const { rows, scores, candidateScores, employerScores } = this;
    this.#put(a, rows[b] as number, scores[b] as number, candidateScores[b] as number, employerScores[b] as number);
    this.#put(b, row, score, candidateScore, employerScore);
  }

  #at(a: number, b: number): boolean {
    return this.#worse(
      this.scores[a] as number,
      this.rows[a] as number,
      this.scores[b] as number,
      this.rows[b] as number,
    );
  }

  #up(from: number): void {
    for (let child = from; child > 0;) {
      const parent = (child - 1) >> 1;
      if (!this.#at(child, parent)) return;
      this.#swap(child, parent);
      child = parent;
    }
  }

  #down(): void {
    const size = this.rows.length;
    for (let parent = 0; ;) {
      let worst = parent;
      const left = parent * 2 + 1;
      if (left < size && this.#at(left, worst)) worst = left;
      if (left + 1 < size && this.#at(left + 1, worst)) worst = left + 1;
      if (worst === parent) return;
      this.#swap(parent, worst);
      parent = worst;
    }
  }
}
