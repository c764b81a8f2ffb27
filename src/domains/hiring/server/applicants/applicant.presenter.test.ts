import { expect, test } from 'vitest';
import type { ApplicantRow, CardJob, Credentials, Dossier } from './applicants.repo.ts';
import { presentCard, presentDecline, presentPerson } from './applicant.presenter.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const APPLIED = new Date('2026-11-20T10:00:00Z');
const DUE = new Date('2026-11-23T16:00:00Z');

type Application = ApplicantRow['application'];
type View = NonNullable<ApplicantRow['view']>;

const profile = {
  pseudonym: 'Cardinal 412',
  position: 'RN',
  approvedPosition: 'LPN',
  specialties: ['icu', 'emergency'],
  skills: ['iv_therapy'],
  yearsExperience: 4,
  homeState: 'MO',
} as unknown as NonNullable<ApplicantRow['profile']>;

const application = {
  id: ID,
  candidateId: ID,
  stage: 'applied',
  appliedAt: APPLIED,
  responseDueAt: DUE,
  firstResponseAt: null,
  updatedAt: APPLIED,
  version: 3,
} as unknown as Application;

const row = (
  change: Partial<Omit<ApplicantRow, 'application' | 'profile'>> & {
    application?: Partial<Application>;
    profile?: Partial<NonNullable<ApplicantRow['profile']>> | null;
  } = {},
): ApplicantRow => ({
  fullName: 'Ann Able',
  view: null,
  ...change,
  application: { ...application, ...change.application },
  profile: change.profile === null ? null : { ...profile, ...change.profile },
});

const job: CardJob = { position: 'RN', state: 'MO', startDate: '2027-01-04', certifications: [] };
const nothing = { credentials: undefined, elsewhere: undefined };

const matched = (passed: boolean, code = 'LICENSE_ACTIVE'): View => ({
  employerScore: 0.5,
  createdAt: APPLIED,
  receipt: {
    engineVersion: 'e1',
    weightsVersion: 'w1',
    employerSide: [],
    interest: 'good',
    gates: [{ gate: 'license', outcome: passed ? 'pass' : 'fail', code, facts: {} }],
  },
});

test('before the application, the card has a pseudonym and no ID to report', () => {
  const card = presentCard(row({ fullName: null }), job, nothing);
  expect(card).toMatchObject({
    name: 'Licensed Practical Nurse (LPN) Cardinal 412',
    isNamed: false,
    candidateId: null,
  });
});

test('a card without a match, credentials or other applications has none of them', () => {
  expect(presentCard(row({ profile: { specialties: ['emergency', 'icu'] } }), job, nothing)).toMatchObject({
    // In the order of the vocabulary.
    specialties: ['icu', 'emergency'],
    score: null,
    reasons: [],
    credentials: [],
    endingBeforeStart: [],
    elsewhere: [],
    candidateAskedAt: null,
  });
  const asked = presentCard(row({ profile: { specialties: ['icu'] } }), job, {
    credentials: undefined,
    elsewhere: [{ jobId: ID, jobTitle: 'Night nurse', stage: 'applied' }] as never,
    askedAt: APPLIED,
  });
  expect(asked).toMatchObject({ specialties: ['icu'], candidateAskedAt: '2026-11-20T10:00:00.000Z' });
  expect(asked.elsewhere).toHaveLength(1);
});

test('afterward it has the name', () => {
  expect(presentCard(row(), job, nothing)).toMatchObject({ name: 'Ann Able', isNamed: true, candidateId: ID });
});

test('a position in review is not shown while an approved one exists', () => {
  expect(presentCard(row(), job, nothing).position).toBe('LPN');
  expect(presentCard(row({ profile: { approvedPosition: null } }), job, nothing).position).toBe('RN');
  const unknown = row({ fullName: null, profile: { approvedPosition: null, position: null } });
  expect(presentCard(unknown, job, nothing)).toMatchObject({ position: null, name: 'Candidate Cardinal 412' });
});

test('a person who left is no longer available', () => {
  expect(presentCard(row({ fullName: null, profile: null }), job, nothing)).toMatchObject({
    name: 'No longer available',
    position: null,
    yearsExperience: null,
    specialties: [],
    region: null,
  });
});

test('a response is due only for an application that was not answered', () => {
  const due = (change: Partial<Application>) => presentCard(row({ application: change }), job, nothing).responseDueAt;
  expect(due({})).toBe('2026-11-23T16:00:00.000Z');
  expect(due({ firstResponseAt: APPLIED })).toBeNull();
  expect(due({ stage: 'shortlisted' })).toBeNull();
  expect(due({ responseDueAt: null })).toBeNull();
  expect(presentCard(row({ application: { appliedAt: null } }), job, nothing).appliedAt).toBeNull();
});

test.each([
  [null, job, 'Not matched'],
  [matched(true), job, 'Licensed'],
  [matched(false), job, 'Under review'],
  [matched(true, 'LICENSE_PENDING_BY_START'), job, 'License pending'],
  [matched(true, 'LICENSE_GRADUATE_NURSE'), job, 'License pending'],
  [matched(true), { ...job, position: 'MA' as const }, 'Vetted'],
  [matched(true), { ...job, state: null }, 'Vetted'],
  [matched(true), { ...job, position: null }, 'Under review'],
  [matched(true), null, 'Under review'],
])('a license is worded by what the job needs (%#)', (view, of, standing) => {
  expect(presentCard(row({ view }), of, nothing).standing).toBe(standing);
});

const license = {
  userId: ID,
  licenseType: 'RN',
  state: 'MO',
  compactStatus: 'multistate',
  expiresOn: '2027-04-30',
  verificationState: 'verified',
  verificationSource: null,
  verifiedAt: APPLIED,
} as unknown as Credentials['licenses'][number];
const certification = (kind: string, expiresOn: string | null) =>
  ({ ...license, kind, expiresOn, verifiedAt: null }) as unknown as Credentials['certifications'][number];

test('credentials say their kind, state and who verified them', () => {
  const credentials = {
    licenses: [license, { ...license, compactStatus: 'single_state' } as typeof license],
    certifications: [certification('BLS', null), certification('unlisted', null)],
  };
  const shown = presentCard(row(), job, { ...nothing, credentials }).credentials;
  expect(shown.map(({ kind, label, state }) => [kind, label, state])).toEqual([
    ['license', 'RN license, multistate', 'MO'],
    ['license', 'RN license', 'MO'],
    ['certification', 'Basic Life Support (BLS)', null],
    ['certification', 'unlisted', null],
  ]);
  expect(shown[0]).toMatchObject({ verifiedAt: '2026-11-20T10:00:00.000Z', expiresOn: '2027-04-30' });
  expect(shown[2]?.verifiedAt).toBeNull();
});

test('a required certification warns when its latest one ends before the first day', () => {
  const ending = (days: (string | null)[], of: CardJob | null) =>
    presentCard(row(), of, {
      ...nothing,
      credentials: { licenses: [], certifications: days.map((day) => certification('BLS', day)) },
    }).endingBeforeStart.map(({ expiresOn }) => expiresOn);
  const needsIt = { ...job, certifications: ['BLS'] };
  expect(ending(['2027-01-03'], needsIt)).toEqual(['2027-01-03']);
  expect(ending(['2026-12-01', '2027-01-02', '2026-11-30'], needsIt)).toEqual(['2027-01-02']);
  expect(ending(['2027-01-04'], needsIt)).toEqual([]);
  expect(ending(['2026-12-01', '2028-01-01'], needsIt)).toEqual([]);
  expect(ending([null], needsIt)).toEqual([]);
  expect(ending(['2026-12-01'], job)).toEqual([]);
  expect(ending(['2026-12-01'], { ...needsIt, certifications: ['ACLS'] })).toEqual([]);
  expect(ending(['2026-12-01'], { ...needsIt, startDate: null })).toEqual([]);
  expect(ending(['2026-12-01'], null)).toEqual([]);
});

test('a license for the job warns when its latest one ends before the first day; one of another kind or state does not', () => {
  const ending = (...licenses: object[]) =>
    presentCard(row(), job, {
      ...nothing,
      credentials: {
        licenses: licenses.map((change) => ({ ...license, compactStatus: 'single_state', ...change })) as never,
        certifications: [],
      },
    }).endingBeforeStart;
  const early = '2026-12-31';
  expect(ending({ expiresOn: early })).toEqual([{ label: 'RN license', expiresOn: early, startDate: '2027-01-04' }]);
  expect(ending({ expiresOn: early }, { expiresOn: '2028-01-01' })).toEqual([]);
  expect(ending({ expiresOn: early }, { expiresOn: null })).toEqual([]);
  expect(ending({ expiresOn: early, licenseType: 'LPN' })).toEqual([]);
  expect(ending({ expiresOn: early, state: 'KS' })).toEqual([]);
  expect(ending({ expiresOn: early, state: 'KS', compactStatus: 'multistate' })).toHaveLength(1);
});

test('a reason that the team kept comes before one that the candidate read', () => {
  expect(presentDecline(null, null)).toBeNull();
  expect(presentDecline('The position was filled.', null)).toEqual({
    text: 'The position was filled.',
    audience: 'candidate',
  });
  expect(presentDecline('The position was filled.', { reason: 'pay', note: 'Above our range.' })).toEqual({
    text: 'The pay expectations did not fit. Above our range.',
    audience: 'team',
  });
});

const closed: Dossier = {
  words: null,
  work: [],
  masked: [{ facility_type: 'hospital', state: 'MO', title: 'Staff nurse', started_on: '2024-01-01' }],
  schools: [],
  papers: [],
  medical: [],
  contact: null,
  privateFacts: null,
};
const open = {
  ...closed,
  words: { headline: 'ICU nurse', about: 'Ten years.' },
  work: [
    {
      id: ID,
      employerName: 'Mercy',
      title: 'Staff nurse',
      facilityType: 'hospital',
      city: 'Joplin',
      state: 'MO',
      startedOn: '2024-01-01',
      endedOn: null,
      verificationState: 'attested',
    },
  ],
  contact: { email: 'ann@example.test', phone: null },
  privateFacts: { dateOfBirth: '1990-01-02', streetAddress: '1 Elm St' },
} as Dossier;

test('the current employer stays masked until contact details are shared', () => {
  const before = presentPerson(row(), closed, new Map());
  expect(before.work.map(({ employer, place }) => [employer, place])).toEqual([['Current employer: hospital', 'MO']]);
  expect(before).toMatchObject({ contact: null, privateFacts: null, headline: null, about: null, gates: [] });
  const after = presentPerson(row({ view: matched(true) }), open, new Map([[ID, { by: 'Mercy HR', at: APPLIED }]]));
  expect(after.work).toEqual([
    expect.objectContaining({
      employer: 'Mercy',
      place: 'Joplin, MO',
      confirmed: { by: 'Mercy HR', at: '2026-11-20T10:00:00.000Z' },
    }),
  ]);
  expect(after).toMatchObject({
    contact: { email: 'ann@example.test', phone: null },
    privateFacts: { dateOfBirth: '1990-01-02', streetAddress: '1 Elm St' },
    headline: 'ICU nurse',
    about: 'Ten years.',
    skills: ['iv_therapy'],
  });
  expect(after.gates).toHaveLength(1);
});

test('a work entry without city or state has no place, and without a confirmation it shows none', () => {
  const bare = { ...open, work: open.work.map((one) => ({ ...one, city: null, state: null })) };
  expect(presentPerson(row(), bare, new Map()).work[0]).toMatchObject({ place: null, confirmed: null });
});

test('documents say which of them are medical', () => {
  const file = { id: ID, kind: 'resume', fileName: 'resume.pdf' } as unknown as Dossier['papers'][number];
  const medical = { ...file, kind: 'tb_test', fileName: 'tb.pdf' } as unknown as Dossier['medical'][number];
  const { documents } = presentPerson(row(), { ...open, papers: [file], medical: [medical] }, new Map());
  expect(documents.map(({ fileName, isMedical }) => [fileName, isMedical])).toEqual([
    ['resume.pdf', false],
    ['tb.pdf', true],
  ]);
});
