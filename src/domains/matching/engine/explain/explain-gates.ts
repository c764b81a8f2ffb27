/**
 * Texts for the gates' reason codes, for candidates and employers. Employers see neither a pay floor nor an exact
 * location, and no one sees why a person is on hold.
 */
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import type { GateId, GateResult } from '../types.ts';
import { dollars, list, miles, word, years, type Audience, type Facts } from './words.ts';

type Words = Readonly<Record<Audience, (facts: Facts) => string>>;
const both = (text: (facts: Facts) => string): Words => ({ candidate: text, employer: text });
const fixed = (candidate: string, employer: string): Words => ({
  candidate: () => candidate,
  employer: () => employer,
});

/** Every code of a failed gate, and of the license gate when it passes. */
const GATE_WORDS: Readonly<Record<string, Words>> = {
  JOB_NOT_OPEN: fixed('This job is not open now.', 'This job is not open now.'),
  POSITION_DIFFERENT: {
    candidate: (f) =>
      `This job is for another role: ${POSITION_LABELS[f['position'] as keyof typeof POSITION_LABELS]}.`,
    employer: () => 'This person works in another role.',
  },
  NOT_APPROVED: fixed('Your profile is not approved yet.', 'This profile is not approved yet.'),
  ON_HOLD: fixed(
    'We are checking your profile. We will let you know when we are done.',
    'This profile is not available now.',
  ),
  EMPLOYER_BLOCKED: fixed('You blocked this employer.', 'This profile is not available.'),
  LICENSE_NOT_NEEDED: {
    candidate: (f) => `You do not need a license for this role in ${String(f['state'])}.`,
    employer: (f) => `No license exists for this role in ${String(f['state'])}; this person is vetted.`,
  },
  LICENSE_OF_STATE: {
    candidate: (f) => `You have a ${String(f['licenseState'])} license.`,
    employer: (f) => `Holds an active ${String(f['licenseState'])} license.`,
  },
  LICENSE_REGISTRY: {
    candidate: (f) => `You are on the ${String(f['licenseState'])} registry.`,
    employer: (f) => `Listed on the ${String(f['licenseState'])} registry.`,
  },
  LICENSE_COMPACT: {
    candidate: (f) => `Your ${String(f['licenseState'])} license lets you work in ${String(f['state'])}.`,
    employer: (f) => `Holds a multistate ${String(f['licenseState'])} license that covers ${String(f['state'])}.`,
  },
  LICENSE_COMPACT_AFTER_MOVE: {
    candidate: (f) =>
      `You moved. Your ${String(f['licenseState'])} license still counts for 60 days. Ask ${String(f['homeState'])} for a new one now.`,
    employer: (f) => `Holds a multistate ${String(f['licenseState'])} license and moved within the last 60 days.`,
  },
  LICENSE_GRADUATE_NURSE: {
    candidate: () => 'Missouri lets new nurses work for 90 days after school, or until the first exam result.',
    employer: () => 'Graduate nurse: may work in Missouri until the first exam result or day 90.',
  },
  LICENSE_PENDING_BY_START: {
    candidate: (f) => `Your license should be here by ${String(f['expectedOn'])}, in time for the first day.`,
    employer: (f) => `License pending; expected by ${String(f['expectedOn'])}, before the start date.`,
  },
  LICENSE_UNVERIFIED: fixed('Your license is not verified yet.', 'Our team is reviewing the license.'),
  LICENSE_RESIDENCE_DIFFERS: {
    candidate: (f) =>
      `Your ${String(f['licenseState'])} license and your home state do not match. Our team will review it.`,
    employer: () => 'The license is being reviewed.',
  },
  LICENSE_REGISTRY_MAY_HAVE_LAPSED: {
    candidate: () =>
      'Your registry listing may have lapsed after two years without paid work. Our team will review it.',
    employer: () => 'The registry listing is being reviewed.',
  },
  LICENSE_PRIVILEGE_WITHDRAWN: {
    candidate: (f) => `You may not use your multistate license in ${String(f['state'])}.`,
    employer: () => 'No valid license for this state.',
  },
  LICENSE_ENCUMBERED: fixed('Your license has a restriction.', 'No valid license for this state.'),
  LICENSE_EXPIRED: fixed('Your license has expired. Renew it to get this job.', 'No valid license for this state.'),
  LICENSE_INACTIVE: fixed('Your license is not active.', 'No valid license for this state.'),
  LICENSE_STATE_NOT_IN_COMPACT: {
    candidate: (f) => `A multistate license does not count in ${String(f['state'])}.`,
    employer: () => 'No valid license for this state.',
  },
  LICENSE_PENDING_TOO_LATE: fixed(
    'Your license may come too late for the first day.',
    'The license may come after the start date.',
  ),
  LICENSE_MISSING: {
    candidate: (f) => `This job needs a license for ${String(f['state'])}.`,
    employer: (f) => `No license for ${String(f['state'])}.`,
  },
  CERTIFICATION_MISSING: {
    candidate: (f) => `This job needs ${list(f['missing'])}.`,
    employer: (f) => `Missing ${list(f['missing'])}.`,
  },
  CERTIFICATION_EXPIRED: {
    candidate: (f) => `Your ${list(f['missing'])} has expired or has no expiration date. Renew it to get this job.`,
    employer: (f) => `No current ${list(f['missing'])}.`,
  },
  EXPERIENCE_SHORT: both((f) => `This job asks for ${years(f['minimumYears'])} of experience.`),
  WORK_AUTHORIZATION: fixed(
    'This job needs the right to work in the United States.',
    'Not authorized to work in the United States.',
  ),
  SPONSORSHIP_UNAVAILABLE: fixed(
    'This employer does not sponsor visas.',
    'Needs sponsorship, which this job does not offer.',
  ),
  PAY_BELOW_FLOOR: {
    candidate: (f) =>
      `The job pays up to ${dollars(f['topRateCents'])} an hour. You asked for ${dollars(f['floorCents'])} or more.`,
    employer: () => 'The pay is below what this person asks for.',
  },
  LOCATION_UNKNOWN: fixed('Add your ZIP code so we can see how far the job is.', 'The distance is not known.'),
  DISTANCE_TOO_FAR: {
    candidate: (f) => `The job is ${miles(f['miles'])} away. You set ${miles(f['radiusMiles'])} as your limit.`,
    employer: () => 'The job is farther than this person would travel.',
  },
  SHIFT_NOT_WANTED: both((f) => `The shift is ${word(f['shift']).toLowerCase()}, which is not a preferred shift.`),
  SHIFT_PATTERN_NOT_WANTED: both(
    (f) => `The shift pattern is ${word(f['shiftPattern'])}, which is not a preferred pattern.`,
  ),
  EMPLOYMENT_TYPE_NOT_WANTED: both(
    (f) => `The job is ${word(f['employmentType']).toLowerCase()}, which is not a preferred job type.`,
  ),
  START_TOO_EARLY: {
    candidate: (f) => `The job starts on ${String(f['workDay'])}. You can start on ${String(f['earliestStart'])}.`,
    employer: () => 'Not available by the start date.',
  },
};

const PASSED: Readonly<Record<GateId, string>> = {
  job_open: 'The job is open.',
  position: 'The role matches.',
  approved: 'The profile is approved.',
  hold: 'The profile is not on hold.',
  blocked_employer: 'The employer is not blocked.',
  license: 'The license is valid.',
  certifications: 'All required certifications are current.',
  experience: 'The experience is enough.',
  work_authorization: 'Work authorization is met.',
  pay: 'The pay meets the floor.',
  distance: 'The distance is within range.',
  shift: 'The shift matches.',
  shift_pattern: 'The shift pattern matches.',
  employment_type: 'The job type matches.',
  start_date: 'The start date works.',
};

/** Text for one gate. A code without text falls back to the gate's label; raw codes are never shown. */
export function explainGate(result: GateResult, audience: Audience): string {
  const words = GATE_WORDS[result.code];
  if (words) return words[audience](result.facts);
  return result.outcome === 'pass' ? PASSED[result.gate] : `${GATE_LABELS[result.gate]}: not met.`;
}

const GATE_LABELS: Readonly<Record<GateId, string>> = {
  job_open: 'Job open',
  position: 'Role',
  approved: 'Approval',
  hold: 'Checks',
  blocked_employer: 'Blocked employers',
  license: 'License',
  certifications: 'Certifications',
  experience: 'Experience',
  work_authorization: 'Work authorization',
  pay: 'Pay',
  distance: 'Distance',
  shift: 'Shift',
  shift_pattern: 'Shift pattern',
  employment_type: 'Job type',
  start_date: 'Start date',
};
