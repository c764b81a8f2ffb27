import { expect, test } from 'vitest';
import type { Skill } from '#kernel/vocabulary.ts';
import { job, license, nurse, TODAY } from '#tests/matching/golden/people.ts';
import { evaluatePair } from '../evaluate.ts';
import { evaluateGates } from '../gates.ts';
import { WEIGHTS_V1 } from '../score/weights.ts';
import { GATES } from '../types.ts';
import { explainChange, explainNearMiss } from './explain.ts';
import { changesFor, countReach, nearMissesOf, profileGains, ReachCounter } from './near-miss.ts';

const home = { latitude: 39.1, longitude: -94.58 };
const away = (miles: number, id: string) => job({ id, latitude: 39.1 - miles / 69.1, longitude: -94.58 });
const missesOf = (jobs: ReturnType<typeof job>[], changes: object = {}) =>
  nearMissesOf(nurse({ ...home, radiusMiles: 20, willRelocate: false, ...changes }), jobs, TODAY).map(explainNearMiss);

test('a job within driving distance suggests a larger radius, a distant one a move', () => {
  expect(missesOf([away(40, 'a'), away(60, 'b')])).toEqual([
    expect.stringMatching(/^Going up to 6\d miles would open 2 more jobs to you\.$/),
  ]);
  expect(missesOf([away(150, 'a'), away(60, 'b'), away(200, 'c')])).toEqual([
    'Being open to a move would open 2 more jobs to you.',
    expect.stringMatching(/^Going up to 6\d miles would open 1 more job to you\.$/),
  ]);
});

const open = (id: string, change: Parameters<typeof job>[0] = {}) => job({ id, ...change });
/** What each change opens, as code, number of jobs, the nearest and the farthest step. */
const changes = (jobs: ReturnType<typeof job>[], person: Parameters<typeof nurse>[0] = {}, limit?: number) =>
  nearMissesOf(nurse(person), jobs, TODAY, limit).map(({ code, jobs: count, facts, jobIds }) => [
    code,
    count,
    facts['opensFirst'] ?? null,
    facts['opensAll'] ?? null,
    jobIds.join(),
  ]);

test('jobs that lack the same thing form one change, and the one that opens most comes first', () => {
  const pals = { requiredCertifications: ['PALS'] as const };
  expect(
    changes([
      open('c', { minimumYears: 8 }),
      open('b', { requiredCertifications: ['PALS', 'NRP'] }),
      open('e', pals),
      open('d', pals),
      open('a', { minimumYears: 10 }),
      open('f', pals),
    ]),
  ).toEqual([
    ['CERTIFICATION_MISSING:PALS', 3, null, null, 'd,e,f'],
    ['EXPERIENCE_SHORT', 2, 8, 10, 'a,c'],
    ['CERTIFICATION_MISSING:NRP+PALS', 1, null, null, 'b'],
  ]);
});

test('pay and start dates open from the highest step down', () => {
  const person = { payFloorCents: 6000, earliestStart: '2027-01-10' };
  expect(changes([open('a'), open('b', { payMaxCents: 5000 })], { payFloorCents: 6000 })).toEqual([
    ['PAY_BELOW_FLOOR', 2, 5000, 4400, 'a,b'],
  ]);
  expect(changes([open('a'), open('b', { startDate: '2026-12-20' })], { earliestStart: person.earliestStart })).toEqual(
    [['START_TOO_EARLY', 2, '2026-12-20', '2026-12-15', 'a,b']],
  );
});

test('shift, pattern and job type name what would have to be accepted', () => {
  expect(changes([open('a', { shift: 'evenings' })])).toEqual([['SHIFT_NOT_WANTED:evenings', 1, null, null, 'a']]);
  expect(changes([open('a', { shiftPattern: '5x8' })])).toEqual([['SHIFT_PATTERN_NOT_WANTED:5x8', 1, null, null, 'a']]);
  expect(changes([open('a', { employmentType: 'per_diem' })])).toEqual([
    ['EMPLOYMENT_TYPE_NOT_WANTED:per_diem', 1, null, null, 'a'],
  ]);
});

test('a license names the state', () => {
  expect(changes([open('a')], { licenses: [] })).toEqual([['LICENSE_MISSING:MO', 1, null, null, 'a']]);
});

test('a person without a ZIP code is asked for it', () => {
  const nowhere = { latitude: null, longitude: null };
  expect(changes([open('a')], nowhere)).toEqual([['LOCATION_UNKNOWN', 1, null, null, 'a']]);
  expect(missesOf([open('a')], nowhere)).toEqual(['Adding your ZIP code would open 1 more job to you.']);
});

test('two failed gates, another role and what no one can change are no near miss', () => {
  expect(changes([open('a', { minimumYears: 9, shift: 'evenings' })])).toEqual([]);
  expect(changes([open('a', { position: 'PT' })])).toEqual([]);
  expect(changes([open('a', { minimumYears: 9 })], { holds: ['report'] })).toEqual([]);
  expect(changes([open('a')], { approved: false })).toEqual([]);
  expect(changes([open('a')])).toEqual([]);
});

test('equal changes are ordered by code and cut at the limit', () => {
  const jobs = [open('b', { shift: 'evenings' }), open('a', { minimumYears: 9 })];
  expect(changes(jobs).map(([code]) => code)).toEqual(['EXPERIENCE_SHORT', 'SHIFT_NOT_WANTED:evenings']);
  expect(changes(jobs, {}, 1).map(([code]) => code)).toEqual(['EXPERIENCE_SHORT']);
});

test('each change in words', () => {
  const said = (change: Parameters<typeof job>[0], person: Parameters<typeof nurse>[0] = {}) =>
    nearMissesOf(nurse(person), [job(change)], TODAY).map(explainNearMiss);
  expect(said({ minimumYears: 9 })).toEqual(['With 9 years of experience, 1 more job will be open to you.']);
  expect(said({}, { payFloorCents: 6000 })).toEqual(['A pay floor of $44.00 an hour would open 1 more job to you.']);
  expect(said({ shift: 'evenings' })).toEqual(['Accepting evenings would open 1 more job to you.']);
  expect(said({ shiftPattern: '5x8' })).toEqual(['Accepting 5x8 would open 1 more job to you.']);
  expect(said({ employmentType: 'per_diem' })).toEqual(['Accepting Per diem (PRN) would open 1 more job to you.']);
  expect(said({}, { earliestStart: '2027-01-10' })).toEqual(['Starting by 2026-12-15 would open 1 more job to you.']);
  expect(said({}, { licenses: [] })).toEqual(['A license for MO would open 1 more job to you.']);
  expect(said({}, { licenses: [license({ status: 'inactive' })] })).toEqual([
    'Fixing your license for MO would open 1 more job to you.',
  ]);
  expect(said({ requiredCertifications: ['PALS'] })).toEqual([
    'Pediatric Advanced Life Support (PALS) would open 1 more job to you.',
  ]);
});

test('a job says everything it would take, or nothing when one thing cannot be changed', () => {
  const of = job({ minimumYears: 9, shift: 'evenings' });
  const taken = changesFor(evaluateGates(nurse(), of, TODAY, GATES), of);
  expect(taken.map((one) => explainChange(one, false))).toEqual([
    'Having 9 years of experience is one thing it takes.',
    'Accepting evenings is one thing it takes.',
  ]);
  expect(taken.slice(1).map((one) => explainChange(one, true))).toEqual([
    'Accepting evenings would open this job to you.',
  ]);
  expect(changesFor(evaluateGates(nurse({ holds: ['report'] }), of, TODAY, GATES), of)).toEqual([]);
  expect(changesFor(evaluateGates(nurse(), job(), TODAY, GATES), job())).toEqual([]);
});

test('the reach of a job counts who is excluded by what, and by what alone', () => {
  const counter = new ReachCounter();
  const of = job({ minimumYears: 9 });
  for (const person of [
    nurse({ yearsExperience: 10 }),
    nurse(),
    nurse({ shifts: ['nights'] }),
    nurse({ yearsExperience: 10, shifts: ['nights'] }),
    nurse({ yearsExperience: 10, licenses: [license({ verified: false })] }),
    nurse({ licenses: [license({ verified: false })] }),
    nurse({ positions: ['PT'] }),
    nurse({ approved: false }),
    nurse({ holds: ['report'] }),
    nurse({ blockedOrganizationIds: ['facility'] }),
  ]) {
    countReach(counter, person, of, TODAY);
  }
  expect(counter.result()).toEqual({
    eligible: 1,
    held: 1,
    considered: 6,
    gates: [
      { gate: 'experience', excluded: 3, only: 1 },
      { gate: 'license', excluded: 2, only: 1 },
      { gate: 'shift', excluded: 2, only: 1 },
    ],
    tightest: 'experience',
  });
  expect(new ReachCounter().result()).toEqual({ eligible: 0, held: 0, considered: 0, gates: [], tightest: null });
});

test('the gain of a change is the mean over open jobs and the jobs that it opens', () => {
  const jobs = [open('a'), open('b', { skills: ['iv_therapy'] }), open('c', { requiredCertifications: ['PALS'] })];
  const gains = profileGains(nurse(), jobs, WEIGHTS_V1, TODAY, [
    { code: 'nothing', apply: (one) => one },
    { code: 'skill', apply: (one) => ({ ...one, skills: [...one.skills, 'telemetry_monitoring'] }) },
    {
      code: 'pals',
      apply: (one) => ({ ...one, certifications: [...one.certifications, { id: 'PALS', expiresOn: '2028-01-01' }] }),
    },
  ]);
  expect(gains.map(({ code, newJobs }) => [code, newJobs])).toEqual([
    ['pals', 1],
    ['skill', 0],
    ['nothing', 0],
  ]);
  const scored = (skills: readonly Skill[]) =>
    jobs.slice(0, 2).map((one) => evaluatePair(nurse({ skills }), one, WEIGHTS_V1, TODAY).compatibility);
  const before = scored(nurse().skills);
  const after = scored([...nurse().skills, 'telemetry_monitoring']);
  const mean = after.reduce((sum, value, index) => sum + value - (before[index] ?? 0), 0) / 2;
  expect(gains[1]?.points).toBeCloseTo(mean, 9);
  expect(gains[2]?.points).toBe(0);
  expect(profileGains(nurse(), [], WEIGHTS_V1, TODAY, [{ code: 'x', apply: (one) => one }])).toEqual([
    { code: 'x', points: 0, newJobs: 0 },
  ]);
});
