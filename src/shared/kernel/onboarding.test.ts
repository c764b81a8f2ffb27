import { expect, test } from 'vitest';
import { missingForSubmission, type SubmissionFacts } from './onboarding.ts';

const whole: SubmissionFacts = {
  fullName: 'Dana Whitfield',
  homeZip: '64801',
  dateOfBirth: '1990-03-14',
  position: 'RN',
  hasRoleRequest: false,
  yearsExperience: 0,
  licenses: [{ status: 'active' }],
  licenseExpectedOn: null,
  graduatedOn: null,
  payFloorCents: 3600,
  shifts: ['nights'],
  shiftPatterns: ['3x12'],
  employmentTypes: ['full_time'],
  radiusMiles: 50,
  willRelocate: false,
  workAuthorized: false,
};
const fieldsOf = (facts: SubmissionFacts) => missingForSubmission(facts).map(({ field }) => field);

test('a whole profile misses nothing; zero years and a plain no are answers', () => {
  expect(fieldsOf(whole)).toEqual([]);
});

test.each<[string, Partial<SubmissionFacts>]>([
  ['fullName', { fullName: '' }],
  ['zip', { homeZip: null }],
  ['dateOfBirth', { dateOfBirth: null }],
  ['position', { position: null }],
  ['yearsExperience', { yearsExperience: null }],
  ['licenses', { licenses: [] }],
  ['payFloorCents', { payFloorCents: null }],
  ['employmentTypes', { employmentTypes: [] }],
  ['shifts', { shifts: [] }],
  ['shiftPatterns', { shiftPatterns: [] }],
  ['radiusMiles', { radiusMiles: null }],
  ['workAuthorized', { workAuthorized: null }],
])('%s is asked for', (field, change) => {
  expect(fieldsOf({ ...whole, ...change })).toEqual([field]);
});

test('a license that is on its way needs its dates; one in hand does not', () => {
  const pending = { ...whole, licenses: [{ status: 'pending' }] };
  expect(fieldsOf(pending)).toEqual(['licenseExpectedOn', 'graduatedOn']);
  expect(fieldsOf({ ...pending, licenses: [{ status: 'pending' }, { status: 'active' }] })).toEqual([]);
});

test('a role that nobody licenses needs no license, and someone who moves needs no radius', () => {
  expect(fieldsOf({ ...whole, position: 'FRONT_DESK', licenses: [] })).toEqual([]);
  expect(fieldsOf({ ...whole, radiusMiles: null, willRelocate: true })).toEqual([]);
});

test("who asked for a role under 'Other' is told that it is kept", () => {
  const [item] = missingForSubmission({ ...whole, position: null, hasRoleRequest: true });
  expect(item?.message).toContain('We saved the role you asked for');
});
