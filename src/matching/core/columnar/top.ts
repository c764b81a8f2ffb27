/**
 * The best k rows so far: a binary heap with the worst of them on top. Order: higher score first, then lower id,
 * the same as `bestPersonFirst`.
 */
export class Top {
  readonly rows: number[] = [];
  readonly scores: number[] = [];
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

  offer(score: number, row: number): void {
    if (this.rows.length < this.#k) {
      this.rows.push(row);
      this.scores.push(score);
      this.#up(this.rows.length - 1);
    } else if (this.#k > 0 && this.#worse(this.scores[0] as number, this.rows[0] as number, score, row)) {
      this.rows[0] = row;
      this.scores[0] = score;
      this.#down();
    }
  }

  #swap(a: number, b: number): void {
    const row = this.rows[a] as number;
    const score = this.scores[a] as number;
    this.rows[a] = this.rows[b] as number;
    this.scores[a] = this.scores[b] as number;
    this.rows[b] = row;
    this.scores[b] = score;
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
