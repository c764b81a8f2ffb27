import { expect, test } from 'vitest';
import type { CandidateFeature, Contribution, EmployerFeature, Evaluation } from '../types.ts';
import { comparePairs } from './compare-pairs.ts';

const part = <F extends CandidateFeature | EmployerFeature>(feature: F, contribution: number): Contribution<F> => ({
  feature,
  weight: 1,
  value: contribution,
  contribution,
  facts: {},
});
const sideOf = <F extends CandidateFeature | EmployerFeature>(...contributions: Contribution<F>[]) => ({
  score: contributions.reduce((sum, { contribution }) => sum + contribution, 0),
  contributions,
});
type Pair = Pick<Evaluation, 'candidateSide' | 'employerSide'>;
const pair = (pay: number, commute: number, experience: number, skills = 0.1): Pair => ({
  candidateSide: sideOf(part('pay', pay), part('commute', commute)),
  employerSide: sideOf(part('experience', experience), part('skills', skills)),
});
const rank = ({ candidateSide, employerSide }: Pair) => Math.log(candidateSide.score * employerSide.score);

test('the shares add up to the difference of the ranks, and each has its side and points', () => {
  const [one, other] = [pair(0.5, 0.3, 0.6), pair(0.2, 0.4, 0.5)];
  const differences = comparePairs(one, other);
  expect(differences.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(rank(one) - rank(other), 9);
  expect(differences.map(({ feature, side, points }) => [feature, side, Math.round(points)])).toEqual([
    ['pay', 'candidate', 30],
    ['experience', 'employer', 10],
    ['commute', 'candidate', -10],
  ]);
  // The candidate's side went from 0.6 to 0.8: one point of it weighs less the higher both are.
  expect(differences[0]?.weight).toBeCloseTo((0.3 * Math.log(0.8 / 0.6)) / 0.2, 9);
});

test('the other way around each difference has the other sign', () => {
  const [one, other] = [pair(0.5, 0.3, 0.6), pair(0.2, 0.4, 0.5)];
  const there = comparePairs(one, other);
  const back = comparePairs(other, one);
  expect(back.map(({ feature }) => feature)).toEqual(there.map(({ feature }) => feature));
  for (const [at, { points, weight }] of back.entries()) {
    expect(points).toBeCloseTo(-(there[at]?.points ?? Number.NaN), 9);
    expect(weight).toBeCloseTo(-(there[at]?.weight ?? Number.NaN), 9);
  }
});

test('sides of the same score are weighed by it, and equal parts are left out', () => {
  const differences = comparePairs(pair(0.5, 0.3, 0.6), pair(0.3, 0.5, 0.6));
  // Equal effects are in the order of their names.
  expect(differences.map(({ feature }) => feature)).toEqual(['commute', 'pay']);
  expect(differences.map(({ weight }) => weight)).toEqual([expect.closeTo(-0.25, 9), expect.closeTo(0.25, 9)]);
  expect(comparePairs(pair(0.5, 0.3, 0.6), pair(0.5, 0.3, 0.6))).toEqual([]);
});

test('a score of zero has a finite weight, and a part that the other lacks counts in full', () => {
  const none: Pair = { candidateSide: { score: 0, contributions: [] }, employerSide: sideOf(part('skills', 0.7)) };
  const [first] = comparePairs({ ...pair(0.5, 0, 0), employerSide: none.employerSide }, none);
  expect(first).toMatchObject({ feature: 'pay', points: 50 });
  expect(first?.weight).toBeCloseTo(Math.log(0.5 / 1e-12), 6);
});
