import { describe, expect, test } from 'vitest';
import { seeded } from '#tools/matching/random.ts';
import { calibrate, hireChance, PRIOR } from './calibration.ts';
import { pairScore } from '../score/compatibility.ts';
import { expectedFills, measureMarket } from './market-measures.ts';

describe('expected hires', () => {
  test('equals the mean over all outcomes of the trials', () => {
    const chances = [0.9, 0.5, 0.2, 0.7];
    for (const seats of [1, 2, 3, 4]) {
      let mean = 0;
      for (let way = 0; way < 16; way++) {
        const hired = chances.filter((_, i) => (way >> i) & 1).length;
        mean += Math.min(seats, hired) * chances.reduce((all, p, i) => all * ((way >> i) & 1 ? p : 1 - p), 1);
      }
      expect(expectedFills(seats, chances)).toBeCloseTo(mean, 12);
    }
    expect(expectedFills(3, [])).toBe(0);
    expect(expectedFills(2, [1, 1, 1])).toBeCloseTo(2, 12);
  });

  test('a person shown everywhere takes one job; an empty market expects no hires', () => {
    const pair = (candidateId: string, jobId: string) => ({ candidateId, jobId, ...pairScore(0.8, 0.8) });
    const shown = ['j1', 'j2', 'j3'].map((jobId) => pair('anna', jobId));
    const lists = { eligible: [...shown, pair('ben', 'j1')], shown, openingsOf: () => 1, jobIds: ['j1', 'j2', 'j3'] };
    const certain = measureMarket(lists, () => 1);
    expect(certain.hiresExpected).toBeCloseTo(1, 12);
    expect(certain).toMatchObject({ reachablePeople: 2, neverShown: 0.5, seatsWithSomebody: 3, exposureGini: 0.5 });
    const empty = measureMarket({ eligible: [], shown: [], openingsOf: () => 1, jobIds: [] }, () => 1);
    expect(Object.values(empty).every((figure) => figure === 0)).toBe(true);
  });
});

test('seats, showings and quality count each pair once, and a person takes at most one job', () => {
  const pair = (candidateId: string, jobId: string, score: number) => ({
    candidateId,
    jobId,
    ...pairScore(score, score),
  });
  const [anna1, anna2, ben1] = [pair('anna', 'j1', 0.9), pair('anna', 'j2', 0.6), pair('ben', 'j1', 0.5)] as const;
  const lists = {
    eligible: [anna1, anna2, ben1, pair('cleo', 'j1', 0.4)],
    shown: [anna1, anna2, ben1],
    openingsOf: (jobId: string) => (jobId === 'j1' ? 1 : 3),
    jobIds: ['j1', 'j2', 'j3'],
  };
  const chance = (rankScore: number) => rankScore / 2;
  const measured = measureMarket(lists, chance);
  expect(measured).toMatchObject({
    eligiblePairs: 4,
    reachablePeople: 3,
    showings: 3,
    seats: 7,
    // One of the two shown for j1's single seat, and one for j2.
    seatsWithSomebody: 2,
    neverShown: expect.closeTo(1 / 3, 12),
    quality: expect.closeTo((anna1.compatibility + anna2.compatibility + ben1.compatibility) / 3, 12),
  });
  // Anna's chances, scaled to the chance that either job hires her.
  const [a1, a2, b1] = [anna1, anna2, ben1].map(({ rankScore }) => chance(rankScore)) as [number, number, number];
  const scale = (1 - (1 - a1) * (1 - a2)) / (a1 + a2);
  const j1 = 1 - (1 - a1 * scale) * (1 - b1);
  expect(measured.hiresExpected).toBeCloseTo(j1 + a2 * scale, 12);
  expect(measureMarket(lists, () => 0).hiresExpected).toBe(0);
});

describe('calibration', () => {
  test('the fit is where the ridge holds the gradient of the likelihood', () => {
    const rows = Array.from({ length: 40 }, (_, i) => ({ rankScore: (i + 1) / 41, hired: i % 3 === 0 || i > 30 }));
    const { intercept, slope } = calibrate(rows);
    let [byIntercept, bySlope] = [5 * (intercept - PRIOR.intercept), 5 * (slope - PRIOR.slope)];
    for (const { rankScore, hired } of rows) {
      const error = hireChance({ intercept, slope, outcomes: 0 }, rankScore) - Number(hired);
      byIntercept += error;
      bySlope += error * Math.log(rankScore);
    }
    expect(byIntercept).toBeCloseTo(0, 9);
    expect(bySlope).toBeCloseTo(0, 9);
  });

  test('outcomes that contradict the score give everyone the overall rate, even if no one was hired', () => {
    const rows = (hiredBelow: number) =>
      Array.from({ length: 400 }, (_, i) => ({ rankScore: (i + 1) / 401, hired: i < hiredBelow }));
    expect(calibrate(rows(100))).toEqual({ intercept: Math.log(100.5 / 300.5), slope: 0, outcomes: 400 });
    expect(hireChance(calibrate(rows(0)), 0.5)).toBeLessThan(0.02);
  });

  test('returns the prior without outcomes, recovers a known curve, and never has a negative slope', () => {
    expect(calibrate([])).toEqual(PRIOR);
    expect(hireChance(PRIOR, 0.5)).toBeCloseTo(0.1, 12);
    const random = seeded(4);
    const truth = { intercept: 0.8, slope: 2.5, outcomes: 0 };
    const rows = Array.from({ length: 5_000 }, () => {
      const rankScore = 0.05 + 0.9 * random.next();
      return { rankScore, hired: random.chance(hireChance(truth, rankScore)) };
    });
    const fitted = calibrate(rows);
    for (const rankScore of [0.2, 0.5, 0.8]) {
      expect(Math.abs(hireChance(fitted, rankScore) - hireChance(truth, rankScore))).toBeLessThan(0.03);
    }
    const hires = rows.filter(({ hired }) => hired).length;
    const upsideDown = calibrate(rows.map(({ rankScore, hired }) => ({ rankScore, hired: !hired })));
    expect(upsideDown.slope).toBe(0);
    expect(hireChance(upsideDown, 0.5)).toBeCloseTo(1 - hires / rows.length, 3);
    expect(hireChance(fitted, 0)).toBeGreaterThanOrEqual(0);
  });
});
