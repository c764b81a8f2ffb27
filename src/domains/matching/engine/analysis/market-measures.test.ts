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

describe('calibration', () => {
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
