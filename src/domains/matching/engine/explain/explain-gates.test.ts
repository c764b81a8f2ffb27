import { expect, test } from 'vitest';
import { job, license, nurse, TODAY } from '#tests/matching/golden/people.ts';
import { evaluateGates } from '../gates.ts';
import { GATES, type CandidateFacts, type GateResult, type JobFacts } from '../types.ts';
import { explainGate } from './explain-gates.ts';

const gateOf = (gate: GateResult['gate'], person: Partial<CandidateFacts>, of: Partial<JobFacts>) => {
  const [result] = evaluateGates(nurse(person), job(of), TODAY, [gate]);
  if (!result) throw new Error(`${gate} was not evaluated`);
  return result;
};

/** One pair for each code, with what both sides read. */
const CASES: [GateResult['gate'], Partial<CandidateFacts>, Partial<JobFacts>, string, string][] = [
  ['job_open', {}, { status: 'paused' }, 'This job is not open now.', 'This job is not open now.'],
  [
    'position',
    {},
    { position: 'PT' },
    'This job is for another role: Physical Therapist.',
    'This person works in another role.',
  ],
  ['approved', { approved: false }, {}, 'Your profile is not approved yet.', 'This profile is not approved yet.'],
  [
    'hold',
    { holds: ['report'] },
    {},
    'We are checking your profile. We will let you know when we are done.',
    'This profile is not available now.',
  ],
  [
    'blocked_employer',
    { blockedOrganizationIds: ['system'] },
    {},
    'You blocked this employer.',
    'This profile is not available.',
  ],
  ['license', {}, {}, 'You have a MO license.', 'Holds an active MO license.'],
  ['license', { licenses: [] }, {}, 'This job needs a license for MO.', 'No license for MO.'],
  [
    'license',
    { licenses: [license({ verified: false })] },
    {},
    'Your license is not verified yet.',
    'Our team is reviewing the license.',
  ],
  [
    'license',
    { licenses: [license({ status: 'encumbered' })] },
    {},
    'Your license has a restriction.',
    'No valid license for this state.',
  ],
  [
    'license',
    { licenses: [license({ expiresOn: '2026-01-01' })] },
    {},
    'Your license has expired. Renew it to get this job.',
    'No valid license for this state.',
  ],
  [
    'certifications',
    { certifications: [] },
    { requiredCertifications: ['BLS', 'ACLS', 'PALS'] },
    'This job needs Basic Life Support (BLS), Advanced Cardiovascular Life Support (ACLS) and Pediatric Advanced Life Support (PALS).',
    'Missing Basic Life Support (BLS), Advanced Cardiovascular Life Support (ACLS) and Pediatric Advanced Life Support (PALS).',
  ],
  [
    'certifications',
    { certifications: [{ id: 'BLS', expiresOn: '2026-01-01' }] },
    {},
    'Your Basic Life Support (BLS) has expired or has no expiration date. Renew it to get this job.',
    'No current Basic Life Support (BLS).',
  ],
  [
    'experience',
    { yearsExperience: 0 },
    { minimumYears: 1 },
    'This job asks for 1 year of experience.',
    'This job asks for 1 year of experience.',
  ],
  [
    'work_authorization',
    { workAuthorized: false },
    {},
    'This job needs the right to work in the United States.',
    'Not authorized to work in the United States.',
  ],
  [
    'work_authorization',
    { needsSponsorship: true },
    {},
    'This employer does not sponsor visas.',
    'Needs sponsorship, which this job does not offer.',
  ],
  [
    'pay',
    { payFloorCents: 5050 },
    {},
    'The job pays up to $44.00 an hour. You asked for $50.50 or more.',
    'The pay is below what this person asks for.',
  ],
  [
    'distance',
    { latitude: null, longitude: null },
    {},
    'Add your ZIP code so we can see how far the job is.',
    'The distance is not known.',
  ],
  [
    'shift',
    { shifts: ['nights'] },
    {},
    'The shift is days, which is not a preferred shift.',
    'The shift is days, which is not a preferred shift.',
  ],
  [
    'shift_pattern',
    { shiftPatterns: ['5x8'] },
    {},
    'The shift pattern is 3x12, which is not a preferred pattern.',
    'The shift pattern is 3x12, which is not a preferred pattern.',
  ],
  [
    'employment_type',
    { employmentTypes: ['part_time'] },
    {},
    'The job is full time, which is not a preferred job type.',
    'The job is full time, which is not a preferred job type.',
  ],
  [
    'start_date',
    { earliestStart: '2027-02-01' },
    {},
    'The job starts on 2026-12-15. You can start on 2027-02-01.',
    'Not available by the start date.',
  ],
];

test.each(CASES)('%s in words for each side (%#)', (gate, person, of, candidate, employer) => {
  const result = gateOf(gate, person, of);
  expect([explainGate(result, 'candidate'), explainGate(result, 'employer')]).toEqual([candidate, employer]);
});

test('a distance says how far the job is to the person alone', () => {
  const result = gateOf('distance', { radiusMiles: 10 }, { latitude: 39.0997, longitude: -94.5786 });
  expect(explainGate(result, 'candidate')).toMatch(/^The job is 1\d\d miles away\. You set 10 miles as your limit\.$/);
  expect(explainGate(result, 'employer')).toBe('The job is farther than this person would travel.');
});

test('every gate that passes has words of its own', () => {
  const words = evaluateGates(nurse(), job(), TODAY, GATES)
    .filter(({ gate }) => gate !== 'license')
    .map((result) => explainGate(result, 'candidate'));
  expect(words).toEqual([
    'The job is open.',
    'The role matches.',
    'The profile is approved.',
    'The profile is not on hold.',
    'The employer is not blocked.',
    'All required certifications are current.',
    'The experience is enough.',
    'Work authorization is met.',
    'The pay meets the floor.',
    'The distance is within range.',
    'The shift matches.',
    'The shift pattern matches.',
    'The job type matches.',
    'The start date works.',
  ]);
});

test('a code without words is never shown', () => {
  for (const gate of GATES) {
    const text = explainGate({ gate, outcome: 'fail', code: 'NEW_CODE', facts: {} }, 'candidate');
    expect(text).toMatch(/^[A-Z][a-z ]+: not met\.$/);
  }
});

const LICENSE_CODES: [string, RegExp, RegExp][] = [
  ['LICENSE_NOT_NEEDED', /^You do not need a license for this role in KS\.$/, /in KS; this person is vetted\.$/],
  ['LICENSE_REGISTRY', /^You are on the MO registry\.$/, /^Listed on the MO registry\.$/],
  ['LICENSE_COMPACT', /^Your MO license lets you work in KS\.$/, /multistate MO license that covers KS\.$/],
  [
    'LICENSE_COMPACT_AFTER_MOVE',
    /Your MO license still counts for 60 days\. Ask NE /,
    /moved within the last 60 days\.$/,
  ],
  ['LICENSE_GRADUATE_NURSE', /for 90 days after school/, /^Graduate nurse: .*day 90\.$/],
  ['LICENSE_PENDING_BY_START', /here by 2026-12-01, in time/, /expected by 2026-12-01, before/],
  ['LICENSE_RESIDENCE_DIFFERS', /^Your MO license and your home state/, /^The license is being reviewed\.$/],
  ['LICENSE_REGISTRY_MAY_HAVE_LAPSED', /after two years without paid work/, /listing is being reviewed\.$/],
  ['LICENSE_PRIVILEGE_WITHDRAWN', /multistate license in KS\.$/, /^No valid license/],
  ['LICENSE_INACTIVE', /^Your license is not active\.$/, /^No valid license/],
  ['LICENSE_STATE_NOT_IN_COMPACT', /does not count in KS\.$/, /^No valid license/],
  ['LICENSE_PENDING_TOO_LATE', /may come too late/, /after the start date\.$/],
];

test.each(LICENSE_CODES)('%s in words for each side', (code, candidate, employer) => {
  const facts = { state: 'KS', licenseState: 'MO', homeState: 'NE', expectedOn: '2026-12-01' };
  const result: GateResult = { gate: 'license', outcome: 'pass', code, facts };
  expect(explainGate(result, 'candidate')).toMatch(candidate);
  expect(explainGate(result, 'employer')).toMatch(employer);
});
