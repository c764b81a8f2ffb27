/**
 * From reason codes and contributions to words. The words come from the numbers that decided, never from a
 * second opinion; they never mention age, sex, race, origin, health, family or a ZIP code, nor anything that
 * stands in for one. A candidate reads them at grade 6; an employer reads neither a person's pay floor nor
 * where exactly they live.
 */
import {
  CERTIFICATIONS,
  EMPLOYMENT_TYPE_LABELS,
  FACILITY_TYPE_LABELS,
  POSITION_LABELS,
  SHIFT_LABELS,
  SKILLS,
  SPECIALTIES,
} from '#shared/kernel/vocabulary.ts';
import type { Contribution, Evaluation, FactValue, Feature, GateId, GateResult, NearMiss } from './types.ts';

export type Audience = 'candidate' | 'employer';
type Facts = Readonly<Record<string, FactValue>>;

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...CERTIFICATIONS, ...SKILLS, ...SPECIALTIES].map(({ id, label }) => [id, label])),
  ...FACILITY_TYPE_LABELS,
  ...SHIFT_LABELS,
  ...EMPLOYMENT_TYPE_LABELS,
};

const word = (value: FactValue | undefined): string => LABELS[String(value)] ?? String(value);
const list = (value: FactValue | undefined): string => {
  const items = Array.isArray(value) ? value.map((item: string) => word(item)) : [];
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
};
const dollars = (cents: FactValue | undefined): string => `$${(Number(cents) / 100).toFixed(2)}`;
const miles = (value: FactValue | undefined): string => {
  const whole = Math.max(1, Math.round(Number(value)));
  return whole === 1 ? '1 mile' : `${whole} miles`;
};
/** Distances that an employer reads come in steps of five miles: enough for a commute, not for an address. */
const roundMiles = (value: FactValue | undefined): string => `${Math.max(5, Math.ceil(Number(value) / 5) * 5)} miles`;
const count = (value: FactValue | undefined): number => (Array.isArray(value) ? value.length : 0);
const years = (value: FactValue | undefined): string => {
  const n = Number(value);
  return n < 1 ? 'less than a year' : n === 1 ? '1 year' : `${Number.isInteger(n) ? n : n.toFixed(1)} years`;
};

type Words = Readonly<Record<Audience, (facts: Facts) => string>>;
const both = (text: (facts: Facts) => string): Words => ({ candidate: text, employer: text });
const fixed = (candidate: string, employer: string): Words => ({
  candidate: () => candidate,
  employer: () => employer,
});

/** Every reason code of the gates that did not pass, and of the license gate when it did. */
const GATE_WORDS: Readonly<Record<string, Words>> = {
  JOB_NOT_OPEN: fixed('This job is not open now.', 'This job is not open now.'),
  POSITION_DIFFERENT: {
    candidate: (f) =>
      `This job is for another role: ${POSITION_LABELS[f['position'] as keyof typeof POSITION_LABELS]}.`,
    employer: () => 'This person works in another role.',
  },
  NOT_APPROVED: fixed('Your profile is not approved yet.', 'This profile is not approved yet.'),
  ON_HOLD: fixed(
    'We are checking your profile. We will tell you when we are done.',
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
  LICENSE_UNVERIFIED: fixed('We still have to check your license.', 'The license is still being checked.'),
  LICENSE_RESIDENCE_DIFFERS: {
    candidate: (f) =>
      `Your ${String(f['licenseState'])} license and your home state do not match. A person will look at it.`,
    employer: () => 'The license is being reviewed.',
  },
  LICENSE_REGISTRY_MAY_HAVE_LAPSED: {
    candidate: () =>
      'Your registry listing may have ended after two years without paid work. A person will look at it.',
    employer: () => 'The registry listing is being reviewed.',
  },
  LICENSE_PRIVILEGE_WITHDRAWN: {
    candidate: (f) => `You may not use your multistate license in ${String(f['state'])}.`,
    employer: () => 'No valid license for this state.',
  },
  LICENSE_ENCUMBERED: fixed('Your license has a limit on it.', 'No valid license for this state.'),
  LICENSE_EXPIRED: fixed('Your license has ended. Renew it to get this job.', 'No valid license for this state.'),
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
    employer: (f) => `Lacks ${list(f['missing'])}.`,
  },
  CERTIFICATION_EXPIRED: {
    candidate: (f) => `Your ${list(f['missing'])} has ended or has no end date. Renew it to get this job.`,
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
    employer: () => 'Farther away than this person would travel.',
  },
  SHIFT_NOT_WANTED: both((f) => `The shift is ${word(f['shift']).toLowerCase()}, which is not on the list of wishes.`),
  SHIFT_PATTERN_NOT_WANTED: both(
    (f) => `The shift pattern is ${word(f['shiftPattern'])}, which is not on the list of wishes.`,
  ),
  EMPLOYMENT_TYPE_NOT_WANTED: both(
    (f) => `The job is ${word(f['employmentType']).toLowerCase()}, which is not on the list of wishes.`,
  ),
  START_TOO_EARLY: {
    candidate: (f) => `The job starts on ${String(f['workDay'])}. You can start on ${String(f['earliestStart'])}.`,
    employer: () => 'Can start only after the start date.',
  },
};

const PASSED: Readonly<Record<GateId, string>> = {
  job_open: 'The job is open.',
  position: 'The role fits.',
  approved: 'The profile is approved.',
  hold: 'Nothing is on hold.',
  blocked_employer: 'The employer is not blocked.',
  license: 'The license fits.',
  certifications: 'The needed certifications are there.',
  experience: 'The experience is enough.',
  work_authorization: 'The right to work fits.',
  pay: 'The pay fits.',
  distance: 'The distance fits.',
  shift: 'The shift fits.',
  shift_pattern: 'The shift pattern fits.',
  employment_type: 'The kind of job fits.',
  start_date: 'The start date fits.',
};

/** One gate in words. A code without words falls back to the gate's name and never shows the raw code. */
export function explainGate(result: GateResult, audience: Audience): string {
  const words = GATE_WORDS[result.code];
  if (words) return words[audience](result.facts);
  return result.outcome === 'pass' ? PASSED[result.gate] : `${GATE_LABELS[result.gate]}: does not fit.`;
}

export const GATE_LABELS: Readonly<Record<GateId, string>> = {
  job_open: 'Job open',
  position: 'Role',
  approved: 'Approval',
  hold: 'Checks',
  blocked_employer: 'Blocked employers',
  license: 'License',
  certifications: 'Certifications',
  experience: 'Experience',
  work_authorization: 'Right to work',
  pay: 'Pay',
  distance: 'Distance',
  shift: 'Shift',
  shift_pattern: 'Shift pattern',
  employment_type: 'Kind of job',
  start_date: 'Start date',
};

export const FEATURE_LABELS: Readonly<Record<Feature, string>> = {
  schedule: 'Schedule',
  setting: 'Work setting',
  response: 'Answers in time',
  commute: 'Commute',
  pay: 'Pay',
  experience: 'Experience',
  recency: 'Recent work',
  completeness: 'Complete profile',
  specialty: 'Specialty',
  skills: 'Skills',
  certifications: 'Extra certifications',
};

const share = (value: FactValue | undefined) => `${Math.round(Number(value) * 100)} of 100`;

const FEATURE_WORDS: Readonly<Record<Feature, (facts: Facts, audience: Audience, value: number) => string>> = {
  schedule: (f) => `${word(f['shift'])}, ${String(f['shiftPattern'])}, ${word(f['employmentType']).toLowerCase()}`,
  setting: (f, audience, value) => {
    if (f['facilityType'] === null) return 'The job names no setting';
    if (value === 1)
      return `${word(f['facilityType'])}: ${audience === 'candidate' ? 'the setting you asked for' : 'the setting asked for'}`;
    return word(f['facilityType']);
  },
  response: (f, audience) => {
    if (f['answeredInTime'] === null) return 'No record of answers yet';
    return audience === 'candidate'
      ? `This employer answers ${share(f['answeredInTime'])} people in time`
      : `You answer ${share(f['answeredInTime'])} people in time`;
  },
  commute: (f, audience) => {
    if (f['miles'] === null) return 'The distance is not known';
    return audience === 'candidate' ? `${miles(f['miles'])} from home` : `Within ${roundMiles(f['miles'])}`;
  },
  pay: (f, audience, value) => {
    if (audience === 'candidate') return `About ${dollars(f['rateCents'])} an hour`;
    return value >= 0.5 ? 'The pay fits well' : 'The pay is near the lower end of what this person asks for';
  },
  experience: (f, audience) => `${audience === 'candidate' ? 'You have ' : ''}${years(f['years'])} of experience`,
  recency: (f, audience, value) => {
    if (f['daysAway'] === 0) return audience === 'candidate' ? 'You work in the field now' : 'Works in the field now';
    return value >= 0.5 ? 'Worked in the field not long ago' : 'Some time since work in the field';
  },
  completeness: (f) => `Profile ${String(f['percent'])}% complete`,
  specialty: (f, audience, value) => {
    if (f['specialty'] === null) return 'Open to every specialty';
    const name = word(f['specialty']);
    if (value === 1) return audience === 'candidate' ? `You work in ${name}` : `Works in ${name}`;
    return `The job is in ${name}`;
  },
  skills: (f) =>
    count(f['named']) === 0 ? 'No skills named' : `${count(f['held'])} of ${count(f['named'])} skills${heldList(f)}`,
  certifications: (f) =>
    count(f['named']) === 0
      ? 'No extra certifications named'
      : `${count(f['held'])} of ${count(f['named'])} extra certifications${heldList(f)}`,
};

const heldList = (facts: Facts) => (count(facts['held']) === 0 ? '' : `: ${list(facts['held'])}`);

/** One bar's text. */
export const explainContribution = (part: Contribution, audience: Audience): string =>
  FEATURE_WORDS[part.feature](part.facts, audience, part.value);

/** The strongest reasons in words, best first: what gave the largest share of the pair's score. */
export function topReasons(
  pair: Pick<Evaluation, 'candidateSide' | 'employerSide'>,
  audience: Audience,
  limit = 3,
): readonly string[] {
  const parts: readonly Contribution[] = [...pair.candidateSide.contributions, ...pair.employerSide.contributions];
  return parts
    .filter((part) => part.value >= 0.5 && saysSomething(part))
    .toSorted((a, b) => b.contribution - a.contribution || (a.feature < b.feature ? -1 : 1))
    .slice(0, limit)
    .map((part) => explainContribution(part, audience));
}

/** A feature that is full only because nothing was asked for is no reason. */
function saysSomething(part: Contribution): boolean {
  if (part.feature === 'specialty') return part.facts['specialty'] !== null;
  if (part.feature === 'skills' || part.feature === 'certifications') return count(part.facts['named']) > 0;
  if (part.feature === 'response') return part.facts['answeredInTime'] !== null;
  return part.feature !== 'setting' || part.value === 1;
}

const jobs = (n: number) => (n === 1 ? '1 more job' : `${n} more jobs`);

/** 'ACLS would make 6 more jobs eligible', for the person whom it concerns. */
export function explainNearMiss(miss: NearMiss): string {
  const open = `would open ${jobs(miss.jobs)} to you`;
  const subject = String(miss.facts['subject'] ?? '');
  switch (miss.gate) {
    case 'certifications':
      return `${list(subject.split('+'))} ${open}.`;
    case 'license':
      return miss.code.startsWith('LICENSE_MISSING')
        ? `A license for ${subject} ${open}.`
        : `Sorting out your license for ${subject} ${open}.`;
    case 'pay':
      return `A pay floor of ${dollars(miss.facts['opensAll'])} an hour ${open}.`;
    case 'distance':
      return miss.facts['opensAll'] === null || miss.facts['opensAll'] === undefined
        ? `Adding your ZIP code ${open}.`
        : `Going up to ${miles(Math.ceil(Number(miss.facts['opensAll'])))} ${open}.`;
    case 'experience':
      return `With ${years(miss.facts['opensAll'])} of experience, ${jobs(miss.jobs)} will be open to you.`;
    case 'start_date':
      return `Starting by ${String(miss.facts['opensAll'])} ${open}.`;
    case 'shift':
      return `Saying yes to ${word(subject).toLowerCase()} ${open}.`;
    default:
      return `Saying yes to ${word(subject)} ${open}.`;
  }
}

/** 'the tightest requirement is …', for the employer who writes the job. */
export const TIGHTEST_WORDS: Readonly<Partial<Record<GateId, string>>> = {
  license: 'the license',
  certifications: 'the required certifications',
  experience: 'the years of experience',
  work_authorization: 'work authorization and sponsorship',
  pay: 'the pay',
  distance: 'the distance that people would travel',
  shift: 'the shift',
  shift_pattern: 'the shift pattern',
  employment_type: 'the employment type',
  start_date: 'the start date',
};
