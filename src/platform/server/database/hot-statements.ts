/**
 * Which statements PostgreSQL should keep prepared. Much of a short read is planning, which goes through every policy of
 * every table, so a statement that comes again and again gets a name; each connection then plans it once. The plan of
 * a rare one would only take memory, some 100 kB for each connection.
 */
export class HotStatements {
  readonly #timesBefore: number;
  readonly #most: number;
  readonly #window: number;
  readonly #times = new Map<string, number>();
  readonly #names = new Map<string, string>();
  /** The named ones that came since `#sent` was 0. */
  readonly #used = new Set<string>();
  #sent = 0;
  #named = 0;

  /**
   * A statement is named once it was sent `timesBefore` times among `window` statements, while fewer than `most` have a
   * name. One that is missing from a whole window loses its name, so statements that were frequent an hour ago, as in an
   * import, take no place from those that are frequent now. No name is given twice, because a connection still knows it
   * by its old text.
   */
  constructor({ timesBefore = 20, most = 200, window = 10_000 } = {}) {
    this.#timesBefore = timesBefore;
    this.#most = most;
    this.#window = window;
  }

  /** Counts the statement; its name, or nothing while it is to be sent without one. */
  nameOf(text: string): string | undefined {
    if (this.#sent >= this.#window) this.#startWindow();
    this.#sent += 1;
    const known = this.#names.get(text);
    if (known !== undefined) {
      this.#used.add(text);
      return known;
    }
    if (this.#names.size >= this.#most) return undefined;
    const times = (this.#times.get(text) ?? 0) + 1;
    this.#times.set(text, times);
    if (times <= this.#timesBefore) return undefined;
    const name = `hot_${(this.#named += 1)}`;
    this.#names.set(text, name);
    this.#used.add(text);
    return name;
  }

  #startWindow(): void {
    this.#sent = 0;
    this.#times.clear();
    for (const text of this.#names.keys()) if (!this.#used.has(text)) this.#names.delete(text);
    this.#used.clear();
  }
}
