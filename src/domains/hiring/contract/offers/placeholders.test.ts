import { expect, test } from 'vitest';
import { fillPlaceholders, placeholdersIn, unfilled, unknownPlaceholders } from './placeholders.ts';

const TEXT = 'Hi {Candidate  first name}, {job title} pays {pay}. {smile}';

test('fills what has a value, however it is typed, and leaves the rest', () => {
  expect(fillPlaceholders(TEXT, { 'candidate first name': 'Ana', 'job title': 'ICU nurse', pay: null })).toBe(
    'Hi Ana, ICU nurse pays {pay}. {smile}',
  );
});

test('puts values in as they are, without filling placeholders that they contain', () => {
  expect(fillPlaceholders('{job title}', { 'job title': '{pay} $& $1', pay: '$40' })).toBe('{pay} $& $1');
});

test('names the placeholders that are left, each once', () => {
  expect(placeholdersIn(`${TEXT} {PAY}`)).toEqual(['candidate first name', 'job title', 'pay']);
  expect(unfilled(TEXT)).toContain('{candidate first name}, {job title} and {pay}');
  expect(unfilled('{unit}')).toBe('Fill in {unit}, or remove it. It has no value here.');
  expect(unfilled('Hello {smile}')).toBeNull();
});

test('finds names that nothing fills', () => {
  expect(unknownPlaceholders(`${TEXT} {}`)).toEqual(['smile', '']);
  expect(unknownPlaceholders('{ Unit }')).toEqual([]);
});
