import { expect, test } from 'vitest';
import type { Contribution, Feature, GateId, GateResult } from '../types.ts';
import { explainFit, isAsked } from './explain-fit.ts';

type Facts = Contribution['facts'];
const part = <F extends Feature>(feature: F, facts: Facts, value = 1): Contribution<F> => ({
  feature,
  facts,
  value,
  weight: 0.1,
  contribution: 0.1 * value,
});
const gate = (id: GateId, facts: Facts): GateResult => ({ gate: id, outcome: 'pass', code: 'OK', facts });
const linesOf = (fit: Partial<Parameters<typeof explainFit>[0]>) =>
  explainFit({ gates: [], candidateSide: [], employerSide: [], ...fit }).map(({ asks, has }) => `${asks}. ${has}.`);

test('what the employer wants comes first, beside what the person has', () => {
  const fit = {
    gates: [
      gate('shift', { wanted: ['nights'], shift: 'nights' }),
      gate('experience', { minimumYears: 2, years: 6 }),
      gate('certifications', { required: ['BLS', 'ACLS'] }),
    ],
    employerSide: [part('specialty', { specialty: 'icu', held: true })],
  };
  expect(linesOf(fit)).toEqual([
    'They want Intensive care. You work in it.',
    'They want 2 years of experience. You have 6 years.',
    'They want BLS and ACLS. You have them all.',
  ]);
});

test('wishes are named up to two and counted from three on', () => {
  const skills = (named: string[], held: string[]) => linesOf({ employerSide: [part('skills', { named, held }, 0.5)] });
  expect(skills(['ventilator'], ['ventilator'])).toEqual(['They would like Ventilator management. You have it.']);
  expect(skills(['ventilator', 'triage', 'epic'], ['triage'])).toEqual(['They would like 3 skills. You have Triage.']);
  expect(skills(['ventilator'], [])).toEqual([]);
});

test('the person’s own wishes fill up what the employer leaves open', () => {
  const gates = [
    gate('experience', { minimumYears: 0, years: 6 }),
    gate('shift', { wanted: ['days', 'nights'], shift: 'nights' }),
    gate('pay', { floorCents: 3600, topRateCents: 4000 }),
  ];
  expect(linesOf({ gates })).toEqual([
    'You want days and nights. This job is nights.',
    'You want $36.00 an hour or more. It pays up to $40.00.',
  ]);
});

test('what the posting leaves open is not a criterion', () => {
  expect(isAsked(part('specialty', { specialty: null, held: false }))).toBe(false);
  expect(isAsked(part('skills', { named: [], held: [] }))).toBe(false);
  expect(isAsked(part('setting', { facilityType: null, wanted: [] }))).toBe(false);
  expect(isAsked(part('certifications', { named: ['ACLS'], held: [] }))).toBe(true);
  expect(isAsked(part('pay', {}))).toBe(true);
});
