import { expect, test } from 'vitest';
import { PASTE_MAX } from '#domains/jobs/contract/pasting.ts';
import { readPasted } from './read-pasted.ts';

const TODAY = '2026-11-29';
const filledWith = (part: string) => part.repeat(Math.ceil(PASTE_MAX / part.length)).slice(0, PASTE_MAX);

/** What rules that look back, ahead or again from each place take seconds and minutes for. */
test.each([
  ['initials', filledWith('A.')],
  ['unclosed tags', filledWith('<p')],
  ['digits', filledWith('0')],
  ['titles', filledWith('RN\n\n')],
  ['titles with half of a job', filledWith('ICU RN\n\nnights\n\n')],
  ['labeled titles', filledWith('Title: RN\n')],
  ['separators', filledWith('RN\n---\n')],
  ['sums in lines', filledWith('$1\n')],
  ['licenses', filledWith('license MO ')],
  ['years in a line', filledWith('1 year ')],
  ['years in lines', filledWith('1 year\n')],
  ['halves of names', filledWith('CPR ')],
  ['a long line above the title', `${'a'.repeat(PASTE_MAX - 30)}\nICU RN\n$40 full time`],
])('50,000 characters of %s are read in a moment', (_, text) => {
  const start = performance.now();
  readPasted(text, TODAY);
  expect(performance.now() - start).toBeLessThan(4000);
});

test('a job below many titles that are none is still read', () => {
  const { postings } = readPasted(`${'RN\n\n'.repeat(300)}ICU RN\n\n$40 - $50 an hour, full time`, TODAY);
  expect(postings).toMatchObject([{ draft: { payMinCents: 4000, payMaxCents: 5000, employmentType: 'full_time' } }]);
});
