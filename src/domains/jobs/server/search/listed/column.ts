/** A growing column of numbers: a slot that was never set holds 0. */
export class Column {
  values: Float64Array | Int32Array;

  constructor(Kind: typeof Float64Array | typeof Int32Array, capacity = 1024) {
    this.values = new Kind(capacity);
  }

  set(slot: number, value: number): void {
    if (slot >= this.values.length) {
      const larger = this.values instanceof Int32Array ? new Int32Array(2 * slot) : new Float64Array(2 * slot);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[slot] = value;
  }
}

/** Small numbers for texts that repeat; 0 means none. */
export class Codes {
  readonly #codes = new Map<string, number>();
  readonly texts: string[] = [''];

  /** The code of a text, a new one when it is the first of its kind. */
  add(text: string | null): number {
    if (text === null) return 0;
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    this.#codes.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }

  /** The code of a text, or -1, which no row has. */
  find(text: string): number {
    return this.#codes.get(text) ?? -1;
  }
}
