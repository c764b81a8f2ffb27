/**
 * Random people and jobs for property tests, drawn so that edge cases are common: equal dates, equal pay, identical
 * coordinates, empty lists, ties. Roughly one pair in five is eligible; a generator without matches would prove
 * nothing.
 */
import fc from 'fast-check';
import type { CandidateFacts, JobFacts, LicenseFacts } from '#domains/matching/engine/types.ts';
import {
  CERTIFICATION_IDS,
  EMPLOYMENT_TYPES,
  FACILITY_TYPES,
  JOB_STATES,
  SHIFTS,
  SHIFT_PATTERNS,
  SKILL_IDS,
  SPECIALTY_IDS,
  type Position,
  type UsState,
} from '#kernel/vocabulary.ts';

export const ARBITRARY_TODAY = '2026-11-21';

const often = <T>(value: T, other: fc.Arbitrary<T>, weight = 4): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(value), weight }, { arbitrary: other, weight: 1 });
const some = <T>(values: readonly T[], maxLength = values.length) => fc.subarray([...values], { maxLength });
const nearDay = fc.constantFrom(
  '2024-11-01',
  '2026-08-22',
  '2026-08-23',
  '2026-09-21',
  '2026-09-22',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-12-15',
  '2027-04-30',
);
const maybeDay = fc.option(nearDay, { nil: null });
/** Wisconsin's bit is in the second of the two words that hold a person's states. */
const states = fc.constantFrom<UsState>('MO', 'KS', 'MA', 'IA', 'WI');
const positions = often<'RN' | 'CNA' | 'RT' | 'NP'>('RN', fc.constantFrom('CNA', 'RT', 'NP'));
const cents = fc.integer({ min: 25, max: 45 }).map((dollars) => dollars * 100);
const point = { lat: fc.constantFrom(37.0842, 37.4109, 38.2, 39.0997), lng: fc.constantFrom(-94.5133, -94.705, -93.1) };

const license: fc.Arbitrary<LicenseFacts> = fc.record({
  state: often<UsState>('MO', states, 1),
  type: positions,
  compactStatus: fc.constantFrom('single_state', 'multistate'),
  status: often<LicenseFacts['status']>('active', fc.constantFrom('pending', 'inactive', 'encumbered', 'expired')),
  issuedOn: maybeDay,
  expiresOn: often<string | null>('2028-01-31', maybeDay),
  privilegeWithdrawnStates: often<UsState[]>([], some<UsState>(['MO', 'KS'])),
  verified: often(true, fc.boolean()),
});

export const candidateOf = (id: fc.Arbitrary<string>): fc.Arbitrary<CandidateFacts> =>
  fc.record({
    id,
    positions: fc
      .tuple(positions, often(false, fc.constant(true)))
      .map(([one, two]): Position[] => (two ? [one, 'MA'] : [one])),
    licenses: fc.array(license, { minLength: 1, maxLength: 3 }),
    homeState: often<UsState | null>('MO', fc.option(states, { nil: null })),
    latitude: often<number | null>(37.0842, fc.option(point.lat, { nil: null })),
    longitude: often<number | null>(-94.5133, fc.option(point.lng, { nil: null })),
    movedFromState: fc.option(states, { nil: null }),
    movedOn: maybeDay,
    graduatedOn: maybeDay,
    firstExamResultOn: often<string | null>(null, maybeDay),
    licenseExpectedOn: maybeDay,
    certifications: fc.array(
      fc.record({
        id: fc.constantFrom(...CERTIFICATION_IDS.slice(0, 4)),
        expiresOn: often<string | null>('2028-01-31', maybeDay),
      }),
      { maxLength: 4 },
    ),
    approved: often(true, fc.boolean(), 8),
    holds: often<'screening'[]>([], fc.constant(['screening']), 8),
    payFloorCents: often<number | null>(2500, fc.option(cents, { nil: null })),
    payTargetCents: fc.option(cents, { nil: null }),
    shifts: often<(typeof SHIFTS)[number][]>([], some(SHIFTS)),
    shiftPatterns: often<(typeof SHIFT_PATTERNS)[number][]>([], some(SHIFT_PATTERNS)),
    employmentTypes: often<(typeof EMPLOYMENT_TYPES)[number][]>([], some(EMPLOYMENT_TYPES)),
    radiusMiles: fc.option(fc.integer({ min: 1, max: 200 }), { nil: null }),
    willRelocate: fc.boolean(),
    relocateStates: some<UsState>(['MO', 'KS', 'IA']),
    earliestStart: often<string | null>(null, maybeDay),
    blockedOrganizationIds: often<string[]>([], some(['system-1', 'system-2']), 6),
    specialties: some(SPECIALTY_IDS.slice(0, 4)),
    settings: some(FACILITY_TYPES.slice(0, 4)),
    skills: some(SKILL_IDS, 8),
    yearsExperience: fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
    lastWorkedOn: maybeDay,
    currentlyWorking: fc.boolean(),
    completeness: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    workAuthorized: often<boolean | null>(true, fc.option(fc.boolean(), { nil: null })),
    needsSponsorship: often(false, fc.boolean(), 6),
    autoApply: fc.record({ consent: fc.boolean(), dailyCap: fc.constant(3), activeCap: fc.constant(10) }),
  });

export const jobOf = (id: fc.Arbitrary<string>): fc.Arbitrary<JobFacts> =>
  fc.record({
    id,
    organizationPath: fc.constantFrom(['system-1', 'facility-1'], ['system-2'], ['system-3', 'facility-3']),
    position: positions,
    state: fc.constantFrom(...JOB_STATES),
    latitude: point.lat,
    longitude: point.lng,
    licenseStates: often<UsState[]>([], some<UsState>(['MO', 'KS', 'IA', 'WI'])),
    requiredCertifications: often<(typeof CERTIFICATION_IDS)[number][]>([], some(CERTIFICATION_IDS.slice(0, 3))),
    preferredCertifications: some(CERTIFICATION_IDS.slice(0, 4)),
    minimumYears: often(
      0,
      fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
    ),
    specialty: fc.option(fc.constantFrom(...SPECIALTY_IDS.slice(0, 4)), { nil: null }),
    facilityType: fc.option(fc.constantFrom(...FACILITY_TYPES.slice(0, 4)), { nil: null }),
    skills: some(SKILL_IDS, 5),
    shift: fc.constantFrom(...SHIFTS),
    shiftPattern: fc.constantFrom(...SHIFT_PATTERNS),
    employmentType: fc.constantFrom(...EMPLOYMENT_TYPES),
    payMinCents: cents,
    payMaxCents: cents,
    nightDifferentialCents: fc.constantFrom(0, 400),
    weekendDifferentialCents: fc.constantFrom(0, 333),
    callRateCents: fc.constant(500),
    signOnBonusCents: fc.constantFrom(0, 500_000),
    startDate: nearDay,
    validThrough: often('2027-01-31', nearDay, 8),
    openings: fc.integer({ min: 1, max: 5 }),
    workAuthorizationRequired: fc.boolean(),
    sponsorshipAvailable: fc.boolean(),
    responseRecord: fc.option(
      fc.integer({ min: 0, max: 20 }).map((n) => n / 20),
      { nil: null },
    ),
    status: often<JobFacts['status']>('published', fc.constantFrom('draft', 'paused', 'filled', 'closed'), 8),
  });

const numbered = <T extends { readonly id: string }>(rows: T[], prefix: string): T[] =>
  rows.map((row, index) => ({ ...row, id: `${prefix}-${String((index * 7919) % 10_007).padStart(5, '0')}` }));

export interface SmallMarket {
  readonly candidates: readonly CandidateFacts[];
  readonly jobs: readonly JobFacts[];
}

/** A market of up to a few dozen rows, with unordered ids and occasional duplicates. */
export const smallMarket = (people = 40, postings = 8): fc.Arbitrary<SmallMarket> =>
  fc.record({
    candidates: fc
      .array(candidateOf(fc.constant('')), { minLength: 1, maxLength: people, size: 'max' })
      .map((rows) => numbered([...rows, ...rows.slice(0, 2)], 'person')),
    jobs: fc
      .array(jobOf(fc.constant('')), { minLength: 1, maxLength: postings, size: 'max' })
      .map((rows) => numbered(rows, 'job')),
  });
