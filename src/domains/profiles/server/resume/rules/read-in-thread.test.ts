import { expect, test } from 'vitest';
import type { ReadText } from '#platform/server/files/text/read-lines.ts';
import { readSuggestions } from './read-suggestions.ts';
import { readInThread } from './read-in-thread.ts';

const wordFile = (...lines: string[]): ReadText => ({
  pages: [],
  lines: lines.map((text) => ({ text, confidence: 100 })),
  hasPhoto: false,
});
const RESUME = wordFile(
  'Dana Whitfield, RN',
  'LICENSES',
  'Registered Nurse, Missouri, License #2019000042, expires 04/30/2028',
);

test('the rules read in a thread what they read here', async () => {
  const reading = await readInThread({ text: RESUME, purpose: 'resume' });
  expect(reading).toEqual(readSuggestions(RESUME, 'resume'));
  expect(reading.suggestions.map(({ fact }) => fact.kind)).toContain('license');
});

test('a text that takes the rules too long is unreadable', async () => {
  // A thread takes longer than this to start.
  const asked = readInThread({ text: RESUME, purpose: 'resume' }, { timeoutMs: 1, memoryMb: 64 });
  await expect(asked).rejects.toMatchObject({ name: 'UnreadableFile', problem: 'unreadable' });
});

test.each([
  ['tabs', '\t'],
  ['commas', ', '],
  ['labels', 'no. #'],
  ['dates', 'Jan 2020 '],
  ['towns', "A'"],
  ['degrees', 'BSN, '],
  ['years', '5 years '],
  ['ages', 'age '],
  ['certifications', 'CPR '],
  ['capitals', 'MO'],
])('a line of a million characters of %s takes as long as a page', (_, part) => {
  const start = performance.now();
  const { suggestions } = readSuggestions(
    wordFile(`x${part.repeat(1_000_000 / part.length)}x`, 'LICENSES', ...RESUME.lines.slice(2).map(({ text }) => text)),
    'resume',
  );
  expect(suggestions.map(({ fact }) => fact.kind)).toContain('license');
  expect(performance.now() - start).toBeLessThan(5000);
});
