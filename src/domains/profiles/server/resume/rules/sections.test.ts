import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headingOf, isSetAsHeading } from './sections.ts';

/** The same in one expression, which takes twice as long for each further letter of a line that is none. */
const IN_ONE = /^(?:\p{Lu}[\p{L}'’]*|and|&|\/|of|in|the|[\s&/])+:?$/u;

test('a heading has capital words and small ones, whatever separates them', () => {
  const part = fc.constantFrom(
    'A',
    'É',
    'b',
    '’',
    "'",
    'and',
    'of',
    'in',
    'the',
    'The',
    ' ',
    '\t',
    '&',
    '/',
    ':',
    '.',
    '1',
  );
  const line = fc.array(part, { maxLength: 9 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(line, (text) => isSetAsHeading(text) === IN_ONE.test(text)),
    { numRuns: 20_000 },
  );
  for (const text of ['', ':', '/:', 'Work & Study', 'Nursing Career:', 'inThe', 'Career.']) {
    expect(isSetAsHeading(text), text).toBe(IN_ONE.test(text));
  }
});

test('a line in capitals that is almost a heading takes no time', () => {
  const start = performance.now();
  // In one expression, 2^38 steps.
  expect(headingOf('CARDIOTHORACIC SURGERY INTENSIVE STEPDOWN.')).toBeNull();
  expect(performance.now() - start).toBeLessThan(5000);
});
