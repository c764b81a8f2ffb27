import { expect, test } from 'vitest';
import { assertWeights, WEIGHT_BOUNDS, WEIGHTS_V1 as VALID, weightsProblems } from './weights.ts';

const problems = (change: object) => weightsProblems({ ...VALID, ...change });

test('valid weights have no problem and come back as they are', () => {
  expect(weightsProblems(VALID)).toEqual([]);
  expect(assertWeights(VALID)).toBe(VALID);
});

test('a version without a name, a weight that is no number and one out of bounds are each named', () => {
  expect(problems({ version: '  ' })).toEqual([{ path: 'version', message: 'Name the version.' }]);
  expect(problems({ candidate: { ...VALID.candidate, pay: Number.NaN } })).toEqual([
    { path: 'candidate.pay', message: 'Enter a number.' },
  ]);
  expect(problems({ candidate: { ...VALID.candidate, pay: '0.2' } })).toEqual([
    { path: 'candidate.pay', message: 'Enter a number.' },
  ]);
  const { min, max } = WEIGHT_BOUNDS.experience;
  expect(problems({ employer: { ...VALID.employer, experience: max + 0.01 } })).toEqual([
    { path: 'employer.experience', message: `Choose a weight from ${min} to ${max}.` },
  ]);
  expect(problems({ employer: { ...VALID.employer, experience: min - 0.01 } })).toHaveLength(1);
  expect(problems({ candidate: { ...VALID.candidate, pay: 0, commute: 0.6 } })).toEqual([]);
});

test('a bound itself is allowed; the sum of a side must still be 1', () => {
  const { max } = WEIGHT_BOUNDS.experience;
  expect(problems({ employer: { ...VALID.employer, experience: max } })).toEqual([
    {
      path: 'employer',
      message: expect.stringMatching(/^The weights of a side add up to 1; these add up to \d\.\d{4}\.$/),
    },
  ]);
});

test('what is refused is listed whole, each problem by its path', () => {
  const bad = { ...VALID, version: '', candidate: { ...VALID.candidate, pay: Number.NaN } };
  expect(() => assertWeights(bad)).toThrow(new RangeError('version: Name the version. candidate.pay: Enter a number.'));
});
