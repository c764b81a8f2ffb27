import { describe, expect, it } from 'vitest';
import { WordIndex } from './word-index.ts';
import { readWordQuery } from './word-query.ts';

const DOCUMENTS = [
  ['dialysi', 'nurs'],
  ['nurs', 'icu'],
  ['nursery', 'aid'],
  ['dialysi', 'tech'],
];

function found(query: string): number[] {
  const index = new WordIndex();
  for (const [slot, words] of DOCUMENTS.entries()) index.add(slot, words);
  return [...index.find(readWordQuery(query), DOCUMENTS.length)].flatMap((mark, slot) => (mark === 1 ? [slot] : []));
}

describe('a query as PostgreSQL prints it', () => {
  it.each([
    [`'nurs':*`, [0, 1, 2]],
    [`'nurs'`, [0, 1]],
    [`'dialysi':* & 'nurs':*`, [0]],
    [`'icu':* | 'tech':*`, [1, 3]],
    [`'dialysi':* & ( 'icu':* | 'tech':* )`, [3]],
    [`'aid' | 'dialysi' & 'tech'`, [2, 3]],
    [`( 'aid' | 'dialysi' ) & 'tech'`, [3]],
    [`'unknown':*`, []],
    [``, []],
    // Stored words have no positions, so the database finds no phrase either.
    [`'dialysi' <-> 'nurs'`, []],
    [`'dialysi' <2> 'nurs' | 'aid'`, [2]],
  ])('%s finds %j', (query, slots) => {
    expect(found(query)).toEqual(slots);
  });

  it('keeps quotes and backslashes of a word', () => {
    expect(readWordQuery(String.raw`'o''brien\\x':*`)).toEqual({
      kind: 'word',
      text: String.raw`o'brien\x`,
      isPrefix: true,
    });
  });
});

it('words that are added after a search are found by their beginning', () => {
  const index = new WordIndex();
  index.add(0, ['nurs']);
  expect([...index.find(readWordQuery(`'n':*`), 2)]).toEqual([1, 0]);
  index.add(1, ['needl', 'aid']);
  expect([...index.find(readWordQuery(`'n':*`), 2)]).toEqual([1, 1]);
});
