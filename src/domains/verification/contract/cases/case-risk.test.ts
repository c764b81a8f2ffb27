import { expect, test } from 'vitest';
import { RISK_CODES, RISK_POINTS, scoreRisk, type RiskCode } from './case-risk.ts';

test.each<[Partial<Record<RiskCode, number>>, number, RiskCode[]]>([
  [{}, 0, []],
  [{ hint: 1 }, 4, ['hint']],
  [{ hint: 9 }, 16, ['hint']],
  [{ new_account: 1, same_number: 1 }, 38, ['same_number', 'new_account']],
  [{ exclusion_strong: 1, hold: 1 }, 90, ['exclusion_strong', 'hold']],
  [{ discrepancy: 3, contradicted: 1 }, 55, ['discrepancy', 'contradicted']],
  [
    { exclusion_strong: 1, hold: 2, same_number: 1, same_file: 1 },
    100,
    ['exclusion_strong', 'hold', 'same_number', 'same_file'],
  ],
])('%o weighs %i', (found, score, codes) => {
  const weighed = scoreRisk(found);
  expect(weighed.score).toBe(score);
  expect(weighed.reasons.map(({ code }) => code)).toEqual(codes);
});

test('one strong sign outweighs all the small ones together', () => {
  const small = (['new_account', 'hint', 'refused_before'] as const).reduce(
    (sum, code) => sum + RISK_POINTS[code].atMost,
    0,
  );
  expect(RISK_POINTS.exclusion_strong.points).toBeGreaterThan(small);
  expect(RISK_CODES.every((code) => RISK_POINTS[code].points <= RISK_POINTS[code].atMost)).toBe(true);
});
