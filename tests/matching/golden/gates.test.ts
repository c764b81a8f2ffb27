import { describe, expect, test } from 'vitest';
import { evaluatePair } from '#domains/matching/engine/evaluate.ts';
import { autoApplyAllowed } from '#domains/matching/engine/gates.ts';
import type { CandidateFacts, GateId, JobFacts } from '#domains/matching/engine/types.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { job, license, nurse, PLACES, TODAY } from './people.ts';

const evaluate = (person: Partial<CandidateFacts> = {}, posting: Partial<JobFacts> = {}, asOf = TODAY) =>
  evaluatePair(nurse(person), job(posting), WEIGHTS_V1, asOf);

const failing = (person: Partial<CandidateFacts>, posting: Partial<JobFacts> = {}, asOf = TODAY) =>
  evaluate(person, posting, asOf)
    .gates.filter((gate) => gate.outcome !== 'pass')
    .map((gate) => `${gate.gate}: ${gate.code}`);

interface Row {
  readonly name: string;
  readonly person?: Partial<CandidateFacts>;
  readonly posting?: Partial<JobFacts>;
  readonly asOf?: string;
  readonly fails: `${GateId}: ${string}` | null;
}

const rows: readonly Row[] = [
  { name: 'everything fits', fails: null },
  { name: 'a draft', posting: { status: 'draft' }, fails: 'job_open: JOB_NOT_OPEN' },
  { name: 'the last valid day', asOf: '2027-01-31', fails: null },
  { name: 'the day after', asOf: '2027-02-01', fails: 'job_open: JOB_NOT_OPEN' },
  { name: 'another role', posting: { position: 'MA' }, fails: 'position: POSITION_DIFFERENT' },
  { name: 'not approved', person: { approved: false }, fails: 'approved: NOT_APPROVED' },
  { name: 'under screening', person: { holds: ['screening'] }, fails: 'hold: ON_HOLD' },
  {
    name: 'the system above the facility is blocked',
    person: { blockedOrganizationIds: ['system'] },
    fails: 'blocked_employer: EMPLOYER_BLOCKED',
  },
  { name: 'another system is blocked', person: { blockedOrganizationIds: ['other'] }, fails: null },
  {
    name: 'a certification is missing',
    posting: { requiredCertifications: ['BLS', 'NRP'] },
    fails: 'certifications: CERTIFICATION_MISSING',
  },
  {
    name: 'a certification ended yesterday',
    person: { certifications: [{ id: 'BLS', expiresOn: '2026-11-20' }] },
    fails: 'certifications: CERTIFICATION_EXPIRED',
  },
  { name: 'a certification ends today', person: { certifications: [{ id: 'BLS', expiresOn: TODAY }] }, fails: null },
  {
    name: 'a certification without a date shows nothing',
    person: { certifications: [{ id: 'BLS', expiresOn: null }] },
    fails: 'certifications: CERTIFICATION_EXPIRED',
  },
  { name: 'exactly enough years', posting: { minimumYears: 6 }, fails: null },
  { name: 'too few years', posting: { minimumYears: 6.1 }, fails: 'experience: EXPERIENCE_SHORT' },
  {
    name: 'floor $39, base up to $36, by day',
    person: { payFloorCents: 3900 },
    posting: { payMinCents: 3200, payMaxCents: 3600, shift: 'days' },
    fails: 'pay: PAY_BELOW_FLOOR',
  },
  {
    name: 'floor $39, base up to $36, night +$4',
    person: { payFloorCents: 3900 },
    posting: { payMinCents: 3200, payMaxCents: 3600, shift: 'nights' },
    fails: null,
  },
  {
    name: 'the night differential is no part of a day job',
    person: { payFloorCents: 3900 },
    posting: { payMinCents: 3200, payMaxCents: 3899, shift: 'days', nightDifferentialCents: 5000 },
    fails: 'pay: PAY_BELOW_FLOOR',
  },
  { name: 'too far', posting: PLACES.stLouisMo, fails: 'distance: DISTANCE_TOO_FAR' },
  { name: 'too far, but would move', person: { willRelocate: true }, posting: PLACES.stLouisMo, fails: null },
  {
    name: 'too far, would move to Kansas only',
    person: { willRelocate: true, relocateStates: ['KS'] },
    posting: PLACES.stLouisMo,
    fails: 'distance: DISTANCE_TOO_FAR',
  },
  { name: 'no home on the map', person: { latitude: null }, fails: 'distance: LOCATION_UNKNOWN' },
  { name: 'another shift', posting: { shift: 'evenings' }, fails: 'shift: SHIFT_NOT_WANTED' },
  { name: 'any shift', person: { shifts: [] }, posting: { shift: 'evenings' }, fails: null },
  { name: 'another pattern', posting: { shiftPattern: '5x8' }, fails: 'shift_pattern: SHIFT_PATTERN_NOT_WANTED' },
  {
    name: 'another kind of job',
    posting: { employmentType: 'travel' },
    fails: 'employment_type: EMPLOYMENT_TYPE_NOT_WANTED',
  },
  {
    name: 'free only after the first day',
    person: { earliestStart: '2026-12-16' },
    fails: 'start_date: START_TOO_EARLY',
  },
  {
    name: 'needs a sponsor',
    person: { needsSponsorship: true },
    fails: 'work_authorization: SPONSORSHIP_UNAVAILABLE',
  },
  {
    name: 'needs a sponsor and finds one',
    person: { needsSponsorship: true, workAuthorized: false },
    posting: { sponsorshipAvailable: true },
    fails: null,
  },
  { name: 'not authorized', person: { workAuthorized: false }, fails: 'work_authorization: WORK_AUTHORIZATION' },
];

describe('gates', () => {
  test.each(rows)('$name', ({ person = {}, posting = {}, asOf = TODAY, fails }) => {
    expect(failing(person, posting, asOf)).toEqual(fails === null ? [] : [fails]);
    expect(evaluate(person, posting, asOf).eligible).toBe(fails === null);
  });

  test('a pair that only waits for a reviewer is held, not refused and not eligible', () => {
    const held = evaluate({ licenses: [license({ verified: false })] });
    expect(held).toMatchObject({ outcome: 'held', eligible: false });
  });

  test('the reason of a hold stands in no result', () => {
    expect(JSON.stringify(evaluate({ holds: ['screening'] }))).not.toContain('screening');
  });
});

describe('applying for somebody', () => {
  const person = nurse();
  test('needs consent, stated answers and room under both caps', () => {
    expect(autoApplyAllowed(person, { today: 2, active: 9 })).toEqual({ allowed: true, code: 'OK' });
    expect(autoApplyAllowed(person, { today: 3, active: 0 }).code).toBe('AUTO_APPLY_DAILY_CAP');
    expect(autoApplyAllowed(person, { today: 0, active: 10 }).code).toBe('AUTO_APPLY_ACTIVE_CAP');
    expect(autoApplyAllowed({ ...person, workAuthorized: null }, { today: 0, active: 0 }).code).toBe(
      'AUTO_APPLY_ANSWER_MISSING',
    );
    expect(
      autoApplyAllowed({ ...person, autoApply: { ...person.autoApply, consent: false } }, { today: 0, active: 0 }).code,
    ).toBe('AUTO_APPLY_NO_CONSENT');
  });
});
