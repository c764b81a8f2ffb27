/** Texts for near misses and the tightest requirement. */
import type { GateId, NearMiss } from '../types.ts';
import { MOVE } from './near-miss.ts';
import { dollars, list, miles, word, years } from './words.ts';

const jobs = (n: number) => (n === 1 ? '1 more job' : `${n} more jobs`);

type Words = (miss: NearMiss, subject: string, open: string) => string;

const accepting: Words = (_, subject, open) => `Accepting ${word(subject)} ${open}.`;

/** Only gates that a person can influence have texts (`CHANGEABLE_GATES`). */
const NEAR_MISS_WORDS: Readonly<Partial<Record<GateId, Words>>> = {
  certifications: (_, subject, open) => `${list(subject.split('+'))} ${open}.`,
  license: (miss, subject, open) =>
    miss.code.startsWith('LICENSE_MISSING')
      ? `A license for ${subject} ${open}.`
      : `Fixing your license for ${subject} ${open}.`,
  experience: (miss) => `With ${years(miss.facts['opensAll'])} of experience, ${jobs(miss.jobs)} will be open to you.`,
  pay: (miss, _, open) => `A pay floor of ${dollars(miss.facts['opensAll'])} an hour ${open}.`,
  distance: (miss, subject, open) =>
    subject === MOVE
      ? `Being open to a move ${open}.`
      : typeof miss.facts['opensAll'] === 'number'
        ? `Going up to ${miles(Math.ceil(miss.facts['opensAll']))} ${open}.`
        : `Adding your ZIP code ${open}.`,
  shift: (_, subject, open) => `Accepting ${word(subject).toLowerCase()} ${open}.`,
  shift_pattern: accepting,
  employment_type: accepting,
  start_date: (miss, _, open) => `Starting by ${String(miss.facts['opensAll'])} ${open}.`,
};

/** 'ACLS would open 6 more jobs to you', for the candidate. */
export function explainNearMiss(miss: NearMiss): string {
  const subject = String(miss.facts['subject'] ?? '');
  return (NEAR_MISS_WORDS[miss.gate] ?? accepting)(miss, subject, `would open ${jobs(miss.jobs)} to you`);
}

/** 'Going up to 62 miles would open this job to you', or one of several things it takes. */
export function explainChange(miss: NearMiss, isEnough: boolean): string {
  const open = isEnough ? 'would open this job to you' : 'is one thing it takes';
  if (miss.gate === 'experience') return `Having ${years(miss.facts['opensAll'])} of experience ${open}.`;
  return (NEAR_MISS_WORDS[miss.gate] ?? accepting)(miss, String(miss.facts['subject'] ?? ''), open);
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
