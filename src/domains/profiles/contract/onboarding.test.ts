import { expect, test } from 'vitest';
import { missingForSubmission, type SubmissionFacts } from './onboarding.ts';
import { FIRST_REQUIREMENTS } from '#domains/verification/contract/requirements-rules.ts';

const TODAY = '2026-11-21';
const license = { licenseType: 'RN', status: 'active', expiresOn: '2027-04-30' } as const;

const whole: SubmissionFacts = {
  fullName: 'Dana Whitfield',
  homeZip: '64801',
  dateOfBirth: '1990-03-14',
  position: 'RN',
  requirements: FIRST_REQUIREMENTS.RN,
  hasRoleRequest: false,
  yearsExperience: 0,
  licenses: [license],
  certifications: [],
  documentKinds: [],
  workEntries: 0,
  educationEntries: 0,
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
const fieldsOf = (facts: SubmissionFacts) => missingForSubmission(facts, TODAY).map(({ field }) => field);

test('a complete profile has nothing missing; zero years and a no count as answers', () => {
  expect(fieldsOf(whole)).toEqual([]);
});

test.each<[string, Partial<SubmissionFacts>]>([
  ['fullName', { fullName: '' }],
  ['zip', { homeZip: null }],
  ['dateOfBirth', { dateOfBirth: null }],
  ['position', { position: null, requirements: null }],
  ['yearsExperience', { yearsExperience: null }],
  ['licenses', { licenses: [] }],
  ['licenseExpiresOn', { licenses: [{ ...license, expiresOn: null }] }],
  ['payFloorCents', { payFloorCents: null }],
  ['employmentTypes', { employmentTypes: [] }],
  ['shifts', { shifts: [] }],
  ['shiftPatterns', { shiftPatterns: [] }],
  ['radiusMiles', { radiusMiles: null }],
  ['workAuthorized', { workAuthorized: null }],
])('%s is required', (field, change) => {
  expect(fieldsOf({ ...whole, ...change })).toEqual([field]);
});

test('a pending license needs its dates; an active one does not', () => {
  const pending = { ...whole, licenses: [{ ...license, status: 'pending' }] };
  expect(fieldsOf(pending)).toEqual(['licenseExpectedOn', 'graduatedOn']);
  expect(fieldsOf({ ...pending, licenses: [...pending.licenses, license] })).toEqual([]);
});

test('an unlicensed role needs no license, and a candidate who would move needs no radius', () => {
  expect(
    fieldsOf({ ...whole, position: 'FRONT_DESK', requirements: FIRST_REQUIREMENTS.FRONT_DESK, licenses: [] }),
  ).toEqual([]);
  expect(fieldsOf({ ...whole, radiusMiles: null, willRelocate: true })).toEqual([]);
});

test("a role requested under 'Other' is reported as saved", () => {
  const [item] = missingForSubmission({ ...whole, position: null, requirements: null, hasRoleRequest: true }, TODAY);
  expect(item?.message).toContain('We saved the role you requested');
});

test('other requirements are listed at their step by name until they are met and not expired', () => {
  const asked = {
    ...whole,
    requirements: {
      ...FIRST_REQUIREMENTS.RN,
      required: ['certification:BLS', 'document:resume', 'work_history'] as const,
    },
  };
  expect(missingForSubmission(asked, TODAY)).toEqual([
    { step: 'certifications', field: 'certification:BLS', message: 'Add this: Basic Life Support (BLS).' },
    { step: 'experience', field: 'work_history', message: 'Add this: Past work.' },
    { step: 'documents', field: 'document:resume', message: 'Add this: Resume.' },
  ]);
  const met = { ...asked, documentKinds: ['resume'], workEntries: 1 };
  const withCard = (expiresOn: string | null) =>
    missingForSubmission({ ...met, certifications: [{ kind: 'BLS', expiresOn }] }, TODAY).map(({ message }) => message);
  expect(withCard('2026-11-21')).toEqual([]);
  expect(withCard('2026-11-20')).toEqual(['Expired: Basic Life Support (BLS). Add the new one.']);
  expect(withCard(null)).toEqual(['Add the expiration date of: Basic Life Support (BLS).']);
});
