import { expect, it } from 'vitest';
import { excerptOf, markedPieces } from './message-search.ts';

const marked = (text: string, words: string) =>
  markedPieces(text, words)
    .filter(({ isMarked }) => isMarked)
    .map((piece) => piece.text);

it('marks where a word begins, in any case, and nothing for signs alone', () => {
  expect(marked('Interview: the interviewer, an interviewee.', 'interv')).toEqual(['Interv', 'interv', 'interv']);
  expect(marked('An overview', 'view')).toEqual([]);
  expect(marked('Über uns', 'über')).toEqual(['Über']);
  expect(marked('a.b (c)', '.(')).toEqual([]);
  expect(markedPieces('Night shift', 'shift').map(({ text }) => text)).toEqual(['Night ', 'shift']);
});

it('cuts a long text around its first word, without losing the word', () => {
  const text = `${'early words '.repeat(50)}the badge ${'late words '.repeat(50)}`;
  const cut = excerptOf(text, 'badge');
  expect(cut).toMatch(/^….*the badge.*…$/);
  expect(cut.length).toBeLessThanOrEqual(182);
  expect(excerptOf('Bring\n\n your   badge', 'badge')).toBe('Bring your badge');
  expect(excerptOf(`${'x'.repeat(500)} badge`, 'badge')).toContain('badge');
});
