import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dayNumber } from '#domains/matching/engine/days.ts';
import { milesBetween } from '#domains/matching/engine/distance.ts';
import { ENGINE_VERSION, evaluatePair } from '#domains/matching/engine/evaluate.ts';
import {
  explainContribution,
  explainGate,
  explainNearMiss,
  topReasons,
} from '#domains/matching/engine/explain/explain.ts';
import { nearMissesOf, profileGains } from '#domains/matching/engine/explain/near-miss.ts';
import { canonicalJson, checkReceipt, receiptOf } from '#domains/matching/server/receipts/receipt.ts';
import { assertWeights, normalized, WEIGHTS_V1, weightsProblems } from '#domains/matching/engine/score/weights.ts';
import { job, nurse, PLACES, TODAY } from './people.ts';

const evaluation = evaluatePair(nurse(), job(), WEIGHTS_V1, TODAY);

describe('scores', () => {
  test('the plain pair, computed by hand', () => {
    // schedule .15·(.5·.875 + .3·1 + .2·1), setting .1·1, response .15·.9, commute .25·1, pay .35·(3900−3500)/700
    const p = 0.15 * (0.5 * 0.875 + 0.3 + 0.2) + 0.1 + 0.15 * 0.9 + 0.25 + 0.35 * (400 / 700);
    // experience .3·60/90, recency .1, completeness .1·.9, specialty .25, skills .15·½, certifications .1
    const q = 0.3 * (60 / 90) + 0.1 + 0.1 * 0.9 + 0.25 + 0.15 * 0.5 + 0.1;
    expect(evaluation.candidateScore).toBeCloseTo(p, 12);
    expect(evaluation.employerScore).toBeCloseTo(q, 12);
    expect(evaluation.compatibility).toBeCloseTo(100 * Math.sqrt(p * q), 10);
  });

  test('the contributions add up to the side scores exactly', () => {
    for (const side of [evaluation.candidateSide, evaluation.employerSide]) {
      let sum = 0;
      for (const part of side.contributions) sum += part.contribution;
      expect(sum).toBe(side.score);
    }
  });

  test('miles between two known places', () => {
    const { kansasCityMo: a, stLouisMo: b } = PLACES;
    expect(milesBetween(a.latitude, a.longitude, b.latitude, b.longitude)).toBeCloseTo(237.9, 0);
  });

  test('days are counted as the calendar does', () => {
    for (const day of ['1970-01-01', '2000-02-29', '2026-11-21', '2100-03-01']) {
      expect(dayNumber(day)).toBe(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
    }
    expect(() => dayNumber('2026-13-01')).toThrow(RangeError);
  });
});

describe('receipts', () => {
  const receipt = receiptOf(nurse(), job(), WEIGHTS_V1, TODAY);

  test('compute to the same numbers again, also from the same facts in another order', () => {
    const stored = JSON.parse(JSON.stringify(receipt)) as typeof receipt;
    expect(checkReceipt(stored, nurse(), job(), WEIGHTS_V1)).toEqual({ same: true });
    const shuffled = nurse({ skills: nurse().skills.toReversed(), shifts: nurse().shifts.toReversed() });
    expect(receiptOf(shuffled, job(), WEIGHTS_V1, TODAY).fingerprint).toBe(receipt.fingerprint);
  });

  test('say what no longer agrees', () => {
    const check = (change: Partial<typeof receipt>, person = nurse()) =>
      checkReceipt({ ...receipt, ...change }, person, job(), WEIGHTS_V1);
    expect(check({ engineVersion: '0' })).toEqual({ same: false, reason: 'engine_version' });
    expect(check({ weightsVersion: 'x' })).toEqual({ same: false, reason: 'weights_version' });
    expect(check({}, nurse({ yearsExperience: 7 }))).toEqual({ same: false, reason: 'inputs' });
    expect(check({ candidateScore: 1 })).toEqual({ same: false, reason: 'numbers' });
  });

  test('the fingerprint is SHA-256 over the engine version, both sides, the weights and the day', () => {
    const inputs = { engine: ENGINE_VERSION, candidate: nurse(), job: job(), weights: WEIGHTS_V1, asOf: TODAY };
    const digest = createHash('sha256').update(canonicalJson(inputs)).digest('hex');
    expect(receipt.fingerprint).toBe(digest);
  });
});

describe('weights', () => {
  test('the hand-set version is within its own bounds', () => {
    expect(weightsProblems(WEIGHTS_V1)).toEqual([]);
  });

  test.each([
    ['NaN', Number.NaN, 'candidate.pay'],
    ['infinity', Number.POSITIVE_INFINITY, 'candidate.pay'],
    ['below the bound', -0.1, 'candidate.pay'],
    ['above the bound', 0.9, 'candidate.pay'],
    ['a sum that is not 1', 0.36, 'candidate'],
  ])('%s is refused by name', (_, pay, path) => {
    const weights = { ...WEIGHTS_V1, candidate: { ...WEIGHTS_V1.candidate, pay } };
    expect(weightsProblems(weights).map((problem) => problem.path)).toEqual([path]);
    expect(() => assertWeights(weights)).toThrow(RangeError);
  });

  test('moving one slider and scaling keeps a valid set', () => {
    const moved = normalized({ ...WEIGHTS_V1, candidate: { ...WEIGHTS_V1.candidate, pay: 0.5 } });
    expect(weightsProblems(moved)).toEqual([]);
  });
});

describe('near misses', () => {
  const jobs = [
    job({ id: 'a' }),
    job({ id: 'b', requiredCertifications: ['BLS', 'PALS'] }),
    job({ id: 'c', requiredCertifications: ['PALS'] }),
    job({ id: 'd', payMinCents: 3000, payMaxCents: 3300 }),
    job({ id: 'e', payMinCents: 3000, payMaxCents: 3400 }),
    job({ id: 'f', payMinCents: 3000, payMaxCents: 3300, shift: 'evenings' }),
  ];

  test('group the jobs that one change would open', () => {
    const misses = nearMissesOf(nurse(), jobs, TODAY);
    expect(misses.map(({ code, jobIds }) => [code, jobIds])).toEqual([
      ['CERTIFICATION_MISSING:PALS', ['b', 'c']],
      ['PAY_BELOW_FLOOR', ['d', 'e']],
    ]);
    expect(misses[1]?.facts).toMatchObject({ opensFirst: 3400, opensAll: 3300 });
    expect(misses.map(explainNearMiss)).toEqual([
      'Pediatric Advanced Life Support (PALS) would open 2 more jobs to you.',
      'A pay floor of $33.00 an hour would open 2 more jobs to you.',
    ]);
  });

  test('what they promise comes true', () => {
    const gains = profileGains(nurse(), jobs, WEIGHTS_V1, TODAY, [
      {
        code: 'PALS',
        apply: (c) => ({ ...c, certifications: [...c.certifications, { id: 'PALS', expiresOn: '2028-01-31' }] }),
      },
      { code: 'TELEMETRY', apply: (c) => ({ ...c, skills: [...c.skills, 'telemetry_monitoring'] }) },
    ]);
    expect(gains[0]).toMatchObject({ code: 'PALS', newJobs: 2, points: 0 });
    expect(gains[1]).toMatchObject({ code: 'TELEMETRY', newJobs: 0 });
    expect(gains[1]?.points).toBeGreaterThan(3);
  });
});

describe('words', () => {
  test('reasons come from the largest parts', () => {
    expect(topReasons(evaluation, 'candidate', 2)).toEqual(['1 mile from home', 'You work in Medical-surgical']);
  });

  test('an employer reads neither the floor nor the exact distance', () => {
    const far = evaluatePair(
      nurse({ radiusMiles: 50, payFloorCents: 4321, payTargetCents: 5678 }),
      job({ ...PLACES.pittsburgKs }),
      WEIGHTS_V1,
      TODAY,
    );
    const text = [
      ...far.candidateSide.contributions.map((part) => explainContribution(part, 'employer')),
      ...far.employerSide.contributions.map((part) => explainContribution(part, 'employer')),
      ...far.gates.map((gate) => explainGate(gate, 'employer')),
    ].join('\n');
    expect(text).toContain('Within 25 miles');
    expect(text).not.toMatch(/43\.21|56\.78|\b2[0-4]\.\d|graduat|age\b/i);
  });

  test('no raw code is ever shown', () => {
    for (const gate of evaluation.gates) {
      for (const audience of ['candidate', 'employer'] as const) {
        expect(explainGate(gate, audience)).not.toMatch(/[A-Z]{3,}_/);
        expect(explainGate({ ...gate, outcome: 'fail', code: 'NEW_CODE' }, audience)).not.toContain('NEW_CODE');
      }
    }
  });
});
