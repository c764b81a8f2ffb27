import { Column } from './column.ts';
import type { WordQuery } from './word-query.ts';

/** An inverted index: the slots of the jobs that have a word, for each stemmed word. */
export class WordIndex {
  readonly #postings = new Map<string, { slots: Column; size: number }>();
  /** All words in order, for prefixes; words that came since the last search wait in `#added`. */
  #sorted: string[] = [];
  #added: string[] = [];

  add(slot: number, words: readonly string[]): void {
    for (const word of words) {
      let posting = this.#postings.get(word);
      if (!posting) {
        posting = { slots: new Column(Int32Array, 2), size: 0 };
        this.#postings.set(word, posting);
        this.#added.push(word);
      }
      posting.slots.set(posting.size, slot);
      posting.size += 1;
    }
  }

  /** 1 for each slot below `size` that has the words, else 0. */
  find(query: WordQuery, size: number): Uint8Array {
    const marks = new Uint8Array(size);
    if (query.kind === 'word') {
      for (const word of query.isPrefix ? this.#beginningWith(query.text) : [query.text]) this.#mark(word, marks);
    } else if (query.kind !== 'nothing') {
      const [one, other] = [this.find(query.of[0], size), this.find(query.of[1], size)];
      const isAll = query.kind === 'all';
      for (let slot = 0; slot < size; slot += 1) {
        const [a, b] = [one[slot] as number, other[slot] as number];
        marks[slot] = isAll ? a & b : a | b;
      }
    }
    return marks;
  }

  #mark(word: string, marks: Uint8Array): void {
    const posting = this.#postings.get(word);
    if (!posting) return;
    const slots = posting.slots.values;
    for (let at = 0; at < posting.size; at += 1) marks[slots[at] as number] = 1;
  }

  #beginningWith(prefix: string): string[] {
    if (this.#added.length > 0) {
      // Two sorted runs: the sort merges them in linear time.
      this.#sorted = [...this.#sorted, ...this.#added.sort()].sort();
      this.#added = [];
    }
    const words = this.#sorted;
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (words[end]?.startsWith(prefix)) end += 1;
    return words.slice(low, end);
  }
}
