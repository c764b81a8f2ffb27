/**
 * The gates: boolean conditions, each with a reason code and the facts used. A pair is eligible when every gate
 * passes. `held` waits for a reviewer and is not eligible until then.
 *
 * A person's gates protect the person (pay, distance, shift, blocked employer), a job's gates protect patients and the
 * employer (license, certifications, experience). No score can offset a failed gate.
 */
import { coordinateUnits, milesBetweenUnits } from './distance.ts';
import { tenthsOf, topRateCents } from './score/formulas.ts';
import { eligibleToPractice } from './license/license-rules.ts';
import { laterOf } from './days.ts';
import type { CandidateFacts, Day, FactValue, GateId, GateOutcome, GateResult, JobFacts } from './types.ts';

type Verdict = readonly [GateOutcome, string, Readonly<Record<string, FactValue>>];
type Gate = (candidate: CandidateFacts, job: JobFacts, asOf: Day) => Verdict;

const passIf = (passed: boolean, code: string, facts: Record<string, FactValue> = {}, passCode = 'OK'): Verdict => [
  passed ? 'pass' : 'fail',
  passed ? passCode : code,
  facts,
];

/** Miles between home and job; null without a located home. */
export function distanceOf(candidate: CandidateFacts, job: JobFacts): number | null {
  if (candidate.latitude === null || candidate.longitude === null) return null;
  return milesBetweenUnits(
    coordinateUnits(candidate.latitude),
    coordinateUnits(candidate.longitude),
    coordinateUnits(job.latitude),
    coordinateUnits(job.longitude),
  );
}

/** Whether the person would move for the job; an empty list of states means anywhere we operate. */
export const wouldRelocate = (
  candidate: Pick<CandidateFacts, 'willRelocate' | 'relocateStates'>,
  job: Pick<JobFacts, 'state'>,
): boolean =>
  candidate.willRelocate && (candidate.relocateStates.length === 0 || candidate.relocateStates.includes(job.state));

/** A certification counts through its last valid day; among several of one kind the latest counts. */
export const holdsCertification = (candidate: CandidateFacts, id: string, asOf: Day): boolean =>
  candidate.certifications.some((held) => held.id === id && held.expiresOn !== null && held.expiresOn >= asOf);

const accepts = <T>(preferences: readonly T[], offered: T) => preferences.length === 0 || preferences.includes(offered);

const certificationGate: Gate = (candidate, job, asOf) => {
  const missing = job.requiredCertifications.filter((id) => !holdsCertification(candidate, id, asOf));
  const expired = missing.filter((id) => candidate.certifications.some((held) => held.id === id));
  const code =
    expired.length === missing.length && missing.length > 0 ? 'CERTIFICATION_EXPIRED' : 'CERTIFICATION_MISSING';
  return passIf(missing.length === 0, code, { required: job.requiredCertifications, missing, expired });
};

const distanceGate: Gate = (candidate, job) => {
  const facts = { radiusMiles: candidate.radiusMiles, willRelocate: candidate.willRelocate };
  if (wouldRelocate(candidate, job)) return ['pass', 'OK_RELOCATES', facts];
  const miles = distanceOf(candidate, job);
  if (miles === null) return ['fail', 'LOCATION_UNKNOWN', facts];
  return passIf(candidate.radiusMiles === null || miles <= candidate.radiusMiles, 'DISTANCE_TOO_FAR', {
    ...facts,
    miles,
  });
};

const GATE_RULES: Readonly<Record<GateId, Gate>> = {
  job_open: (_, job, asOf) =>
    passIf(job.status === 'published' && job.validThrough >= asOf, 'JOB_NOT_OPEN', {
      status: job.status,
      validThrough: job.validThrough,
    }),
  position: (candidate, job) =>
    passIf(candidate.positions.includes(job.position), 'POSITION_DIFFERENT', {
      positions: candidate.positions,
      position: job.position,
    }),
  approved: (candidate) => passIf(candidate.approved, 'NOT_APPROVED'),
  // The reason for a hold stays with reviewers: no receipt that a person or employer can read contains it.
  hold: (candidate) => passIf(candidate.holds.length === 0, 'ON_HOLD'),
  blocked_employer: (candidate, job) =>
    passIf(!job.organizationPath.some((id) => candidate.blockedOrganizationIds.includes(id)), 'EMPLOYER_BLOCKED'),
  license: (candidate, job, asOf) => {
    const { answer, code, facts } = eligibleToPractice(candidate, job, asOf);
    return [answer === 'ok' ? 'pass' : answer === 'held' ? 'held' : 'fail', code, facts];
  },
  certifications: certificationGate,
  experience: (candidate, job) =>
    passIf(tenthsOf(candidate.yearsExperience) >= tenthsOf(job.minimumYears), 'EXPERIENCE_SHORT', {
      years: candidate.yearsExperience,
      minimumYears: job.minimumYears,
    }),
  work_authorization: (candidate, job) => {
    const facts = { required: job.workAuthorizationRequired, sponsorshipAvailable: job.sponsorshipAvailable };
    if (candidate.needsSponsorship) return passIf(job.sponsorshipAvailable, 'SPONSORSHIP_UNAVAILABLE', facts);
    return passIf(!job.workAuthorizationRequired || candidate.workAuthorized !== false, 'WORK_AUTHORIZATION', facts);
  },
  pay: (candidate, job) =>
    passIf(candidate.payFloorCents === null || candidate.payFloorCents <= topRateCents(job), 'PAY_BELOW_FLOOR', {
      floorCents: candidate.payFloorCents,
      topRateCents: topRateCents(job),
    }),
  distance: distanceGate,
  shift: (candidate, job) =>
    passIf(accepts(candidate.shifts, job.shift), 'SHIFT_NOT_WANTED', { wanted: candidate.shifts, shift: job.shift }),
  shift_pattern: (candidate, job) =>
    passIf(accepts(candidate.shiftPatterns, job.shiftPattern), 'SHIFT_PATTERN_NOT_WANTED', {
      wanted: candidate.shiftPatterns,
      shiftPattern: job.shiftPattern,
    }),
  employment_type: (candidate, job) =>
    passIf(accepts(candidate.employmentTypes, job.employmentType), 'EMPLOYMENT_TYPE_NOT_WANTED', {
      wanted: candidate.employmentTypes,
      employmentType: job.employmentType,
    }),
  start_date: (candidate, job, asOf) => {
    const workDay = laterOf(asOf, job.startDate);
    return passIf(candidate.earliestStart === null || candidate.earliestStart <= workDay, 'START_TOO_EARLY', {
      earliestStart: candidate.earliestStart,
      workDay,
    });
  },
};

/** Cheapest first, for a yes or no; the result does not depend on the order. */
const CHEAPEST_FIRST: readonly GateId[] = [
  'position',
  'job_open',
  'approved',
  'hold',
  'shift',
  'shift_pattern',
  'employment_type',
  'pay',
  'experience',
  'start_date',
  'work_authorization',
  'blocked_employer',
  'certifications',
  'distance',
  'license',
];

export function evaluateGate(gate: GateId, candidate: CandidateFacts, job: JobFacts, asOf: Day): GateResult {
  const [outcome, code, facts] = GATE_RULES[gate](candidate, job, asOf);
  return { gate, outcome, code, facts };
}

export const evaluateGates = (
  candidate: CandidateFacts,
  job: JobFacts,
  asOf: Day,
  gates: readonly GateId[],
): readonly GateResult[] => gates.map((gate) => evaluateGate(gate, candidate, job, asOf));

/** Whether every gate passes, without collecting reasons. */
export const isEligible = (candidate: CandidateFacts, job: JobFacts, asOf: Day): boolean =>
  CHEAPEST_FIRST.every((gate) => GATE_RULES[gate](candidate, job, asOf)[0] === 'pass');

export function worstOutcome(gates: readonly GateResult[]): GateOutcome {
  if (gates.some((gate) => gate.outcome === 'fail')) return 'fail';
  return gates.some((gate) => gate.outcome === 'held') ? 'held' : 'pass';
}

/** Whether the product may apply for this person: consent and both caps, in addition to eligibility. */
export function autoApplyAllowed(
  candidate: Pick<CandidateFacts, 'autoApply' | 'workAuthorized'>,
  used: { readonly today: number; readonly active: number },
): { readonly allowed: boolean; readonly code: string } {
  if (!candidate.autoApply.consent) return { allowed: false, code: 'AUTO_APPLY_NO_CONSENT' };
  // Use stated facts only: never answer a question for the person.
  if (candidate.workAuthorized === null) return { allowed: false, code: 'AUTO_APPLY_ANSWER_MISSING' };
  if (used.today >= candidate.autoApply.dailyCap) return { allowed: false, code: 'AUTO_APPLY_DAILY_CAP' };
  if (used.active >= candidate.autoApply.activeCap) return { allowed: false, code: 'AUTO_APPLY_ACTIVE_CAP' };
  return { allowed: true, code: 'OK' };
}
