/**
 * Which statements PostgreSQL should keep prepared. Much of a short read is planning, which goes through every policy of
 * every table, so a statement that comes again and again gets a name; each connection then plans it once. The plan of
 * a rare one would only take memory, some 100 kB for each connection.
 */
export class HotStatements {
  readonly #timesBefore: number;
  readonly #most: number;
  readonly #times = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** A statement is named once it was sent `timesBefore` times, the first `most` of them. */
  constructor({ timesBefore = 20, most = 200 }: { timesBefore?: number; most?: number } = {}) {
    this.#timesBefore = timesBefore;
    this.#most = most;
  }

  /** Counts the statement; its name, or nothing while it is to be sent without one. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= this.#most) return known;
    const times = (this.#times.get(text) ?? 0) + 1;
    if (times <= this.#timesBefore) {
      // Lists of values make ever new texts: what is counted starts over before it fills the memory.
      if (this.#times.size >= MOST_COUNTED) this.#times.clear();
      this.#times.set(text, times);
      return undefined;
    }
    this.#times.delete(text);
    const name = `hot_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

const MOST_COUNTED = 5_000;
