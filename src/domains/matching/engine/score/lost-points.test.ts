import { expect, test } from 'vitest';
import { CANDIDATE_FEATURES, EMPLOYER_FEATURES } from '../types.ts';
import { pairScore } from './compatibility.ts';
import { lostPoints } from './lost-points.ts';
import { scoreSide } from './side-score.ts';
import { WEIGHTS_V1 } from './weights.ts';

/** A pair whose parts have these values, in the order of the features. */
function pairOf(values: readonly number[]) {
  const rest = [...values];
  const next = () => [rest.shift() ?? 1, {}] as const;
  const candidate = scoreSide(CANDIDATE_FEATURES, WEIGHTS_V1.candidate, next);
  const employer = scoreSide(EMPLOYER_FEATURES, WEIGHTS_V1.employer, next);
  return {
    ...pairScore(candidate.score, employer.score),
    candidateSide: candidate.contributions,
    employerSide: employer.contributions,
  };
}

test('what each part cost adds up to what the total lacks', () => {
  for (const values of [[0.5, 0.2, 0.9, 0.61, 0.33, 0.7, 1, 0.8, 0, 0.5, 1], [0.1], [1, 0.99], [0, 0, 0, 0, 0, 0.2]]) {
    const pair = pairOf(values);
    const sum = lostPoints(pair).reduce((total, { points }) => total + points, 0);
    expect(sum).toBe(100 - Math.round(pair.compatibility));
  }
});

test('a part in full costs nothing, and the largest loss comes first', () => {
  expect(lostPoints(pairOf([]))).toEqual([]);
  const lost = lostPoints(pairOf([1, 1, 1, 0.5, 1, 0.2]));
  expect(lost.map(({ feature }) => feature)).toEqual(['experience', 'commute']);
});
