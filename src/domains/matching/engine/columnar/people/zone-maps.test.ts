import { describe, expect, test } from 'vitest';
import { job, nurse, PLACES, TODAY, license } from '#tests/matching/golden/people.ts';
import { WEIGHTS_V1 } from '../../score/weights.ts';
import { commuteValue, payValue } from '../../score/formulas.ts';
import type { CandidateFacts, JobFacts } from '../../types.ts';
import { jobQueryOf } from '../jobs/job-query.ts';
import { encodeCandidate, scheduleTable } from '../rows/encode.ts';
import { Rows } from '../rows/rows.ts';
import { ZoneMaps, type MobileScope } from './zone-maps.ts';

const SCHEDULE = scheduleTable(WEIGHTS_V1.candidate.schedule);
/** Two fractions of the summary are rounded up to 1 / 65,535. */
const ROUNDED = 2 / 65_535;

/** The zone maps of one group with these people, beside a group with others. */
function groupOf(...people: Partial<CandidateFacts>[]) {
  const rows = new Rows(people.length);
  const maps = new ZoneMaps(3);
  for (const [row, person] of people.entries()) {
    encodeCandidate(rows, row, nurse(person), 'RN', TODAY, WEIGHTS_V1);
    maps.include(1, rows, row, SCHEDULE);
  }
  return { rows, maps };
}

const asks = (change: Partial<JobFacts> = {}) => jobQueryOf(job(change), WEIGHTS_V1, TODAY);

/** Whether the group may hold someone for the job. */
const mayMatch = (
  people: readonly Partial<CandidateFacts>[],
  change: Partial<JobFacts> = {},
  scope: MobileScope = 'all',
): boolean => groupOf(...people).maps.mayMatch(1, asks(change), WEIGHTS_V1, scope);

const boundsOf = (people: readonly Partial<CandidateFacts>[], change: Partial<JobFacts> = {}) => {
  const { rows, maps } = groupOf(...people);
  const query = asks(change);
  expect(maps.mayMatch(1, query, WEIGHTS_V1, 'all')).toBe(true);
  return { rows, query, candidate: maps.candidateBound, employer: maps.employerBound };
};

const ANYWHERE = { radiusMiles: null };
const FAR = PLACES.stLouisMo;

describe('a group without anyone who can be eligible is passed over', () => {
  test('one person who fits is enough', () => {
    expect(mayMatch([{}])).toBe(true);
    expect(mayMatch([{ payFloorCents: 9000 }, {}])).toBe(true);
  });

  test.each<[string, Partial<CandidateFacts>, Partial<JobFacts>]>([
    ['is not approved', { approved: false }, {}],
    ['is on hold', { holds: ['screening'] }, {}],
    ['works other shifts', { shifts: ['evenings'] }, { shift: 'nights' }],
    ['works another pattern', { shiftPatterns: ['5x8'] }, { shiftPattern: '3x12' }],
    ['has no license of a state of the first word', {}, { licenseStates: ['AK'] }],
    ['has no license of a state of the second word', {}, { licenseStates: ['WY'] }],
    ['lacks a required certification', { certifications: [] }, { requiredCertifications: ['BLS'] }],
    ['asks for more than the job pays', { payFloorCents: 9000, payTargetCents: null }, {}],
    ['has too few years', { yearsExperience: 1.9 }, { minimumYears: 2 }],
    ['starts after the first day', { earliestStart: '2027-03-01' }, { startDate: '2027-02-28' }],
    ['lives too far away', FAR, {}],
    ['has no home and would not move', { latitude: null, longitude: null }, {}],
    ['would move to another state alone', { ...FAR, willRelocate: true, relocateStates: ['KS'] }, { state: 'MO' }],
  ])('everyone in it %s', (_, person, change) => {
    expect(mayMatch([person, person], change)).toBe(false);
  });

  test.each<[string, Partial<CandidateFacts>, Partial<JobFacts>]>([
    ['pays exactly the floor', { payFloorCents: 4500, payTargetCents: null }, { payMinCents: 4000, payMaxCents: 4500 }],
    ['asks for exactly the years', { yearsExperience: 2 }, { minimumYears: 2 }],
    ['begins on the first possible day', { earliestStart: '2027-02-28' }, { startDate: '2027-02-28' }],
    ['is far, for a person without a limit', { ...FAR, ...ANYWHERE }, {}],
    ['is in a state to which the person would move', { ...FAR, willRelocate: true, relocateStates: ['MO'] }, {}],
    ['is for a person without a home who would move', { latitude: null, longitude: null, willRelocate: true }, {}],
    ['needs a license that one of them has', { licenses: [license({ state: 'WY' })] }, { licenseStates: ['WY'] }],
  ])('not when the job %s', (_, person, change) => {
    expect(mayMatch([{ payFloorCents: 56_000, payTargetCents: null }, person], change)).toBe(true);
  });

  test.each([
    ['north', { latitude: 1, longitude: 0 }],
    ['south', { latitude: -1, longitude: 0 }],
    ['east', { latitude: 0, longitude: 1.3 }],
    ['west', { latitude: 0, longitude: -1.3 }],
  ])('the job lies %s of all of their homes', (_, step) => {
    const home = PLACES.joplinMo;
    const near = [
      { ...home, radiusMiles: 60 },
      { latitude: home.latitude + 0.05, longitude: home.longitude + 0.05, radiusMiles: 40 },
    ];
    const moved = (times: number) => ({
      latitude: home.latitude + step.latitude * times,
      longitude: home.longitude + step.longitude * times,
    });
    expect(mayMatch(near, moved(0.7))).toBe(true);
    expect(mayMatch(near, moved(1.1))).toBe(false);
  });
});

describe('people without a limit are in two indexes, near and far', () => {
  test.each<[string, MobileScope, Partial<CandidateFacts>, boolean]>([
    ['close by', 'near', ANYWHERE, true],
    ['outside the commute', 'near', { ...FAR, ...ANYWHERE }, false],
    ['outside the commute', 'far', { ...FAR, ...ANYWHERE }, true],
    ['who would move, outside the commute', 'near', { ...FAR, willRelocate: true }, false],
    ['who would move, outside the commute', 'far', { ...FAR, willRelocate: true }, true],
    ['with a limit, close by', 'near', {}, true],
    ['with a limit, close by', 'far', {}, false],
    ['with a wide limit, within it', 'near', { ...FAR, radiusMiles: 300 }, true],
  ])('someone %s, in the index of those %s', (_, scope, person, expected) => {
    expect(mayMatch([person], {}, scope)).toBe(expected);
  });
});

describe('the bounds are those of the best person, hardly more', () => {
  test.each<[string, Partial<CandidateFacts>, Partial<JobFacts>]>([
    ['next door', {}, {}],
    ['whose pay is below the target', { payFloorCents: 3000, payTargetCents: 9000 }, {}],
    ['whose pay is at its lowest', { payFloorCents: 4400, payTargetCents: 9000 }, {}],
    ['who names no pay', { payFloorCents: null, payTargetCents: null }, {}],
    ['who names a target alone', { payFloorCents: null, payTargetCents: 5200 }, {}],
    ['who accepts every schedule', { shifts: [], shiftPatterns: [], employmentTypes: [] }, {}],
    ['without experience', { yearsExperience: 0, currentlyWorking: false, completeness: 0 }, { minimumYears: 0 }],
    ['of an employer who never answers', {}, { responseRecord: 0 }],
  ])('for a person %s', (_, person, change) => {
    const { rows, query, candidate, employer } = boundsOf([person], change);
    const { pay, commute } = WEIGHTS_V1.candidate;
    const payShare = rows.payHigh(0) === 0 ? 1 : payValue(query.rate, rows.floor(0), rows.payHigh(0));
    const exact = (SCHEDULE[rows.scheduleCode(0)] as number) + query.response + commute + pay * payShare;
    expect(candidate).toBeGreaterThanOrEqual(exact);
    expect(candidate).toBeLessThan(exact + ROUNDED);
    expect(employer).toBeGreaterThanOrEqual(rows.employerBase(0));
    expect(employer).toBeLessThan(rows.employerBase(0) + ROUNDED);
  });

  test.each([
    ['overlandParkKs', 'kansasCityMo', 9.5],
    ['joplinMo', 'pittsburgKs', 25.4],
  ] as const)('from %s to %s the commute counts as %d miles at most', (home, place, miles) => {
    const person = { ...PLACES[home], ...ANYWHERE };
    const { candidate: near } = boundsOf([person], PLACES[home]);
    const { candidate: away } = boundsOf([person], PLACES[place]);
    const lost = (near - away) / WEIGHTS_V1.candidate.commute;
    expect(lost).toBeLessThan(1 - commuteValue(miles + 0.2));
    expect(lost).toBeGreaterThan(1 - commuteValue(miles - 0.6));
  });

  test('beyond the commute, nothing is left of it', () => {
    const person = { ...FAR, ...ANYWHERE };
    const { candidate: near } = boundsOf([person], FAR);
    const { candidate: far } = boundsOf([person]);
    expect(near - far).toBeCloseTo(WEIGHTS_V1.candidate.commute, 10);
  });

  test('each part is the best that someone in the group has', () => {
    const [early, skilled] = [
      { payFloorCents: 3000, payTargetCents: 9000, yearsExperience: 1, shifts: ['nights'] as const },
      { payFloorCents: 2000, payTargetCents: 4000, yearsExperience: 20 },
    ];
    const nights = { shift: 'nights' as const };
    const [one, other, both] = [[early], [skilled], [early, skilled], [skilled, early]].map((people) =>
      boundsOf(people as Partial<CandidateFacts>[], nights),
    );
    expect(both?.employer).toBe(Math.max(one?.employer ?? 0, other?.employer ?? 0));
    expect(both?.candidate).toBeGreaterThanOrEqual(Math.max(one?.candidate ?? 0, other?.candidate ?? 0));
  });
});

test('more groups keep what is known, and a new one is empty', () => {
  const { maps } = groupOf({});
  const grown = maps.grown(9);
  expect(grown.bytes).toBe(9 * 64);
  expect(grown.minCos(1)).toBeCloseTo(Math.cos((PLACES.joplinMo.latitude * Math.PI) / 180), 6);
  for (const [group, expected] of [
    [0, false],
    [1, true],
    [8, false],
  ] as const) {
    expect(grown.mayMatch(group, asks(), WEIGHTS_V1, 'all'), `group ${group}`).toBe(expected);
  }
});
