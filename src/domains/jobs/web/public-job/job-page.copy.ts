import { payRange } from '#kernel/format.ts';
import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS } from '#kernel/vocabulary.ts';
import { statedPayOf } from '#domains/jobs/contract/pay-units.ts';
import type { PublicJob } from '#domains/jobs/contract/public-job.ts';

export const jobPageCopy = {
  demo: {
    title: 'An example, not an open job',
    body: 'This page shows a made-up employer from the demo. You can’t be hired here.',
  },
  posted: (day: string) => `Posted ${day}`,
  pay: 'Pay',
  anHour: (range: string) => `${range} an hour`,
  comesTo: (hourly: string) => `That is about ${hourly}.`,
  aWeek: (range: string, hours: number, included: string | null) =>
    `About ${range} a week at ${hours} hours on this shift${included ? `, with ${included}` : ''}`,
  call: (rate: string) => `${rate} an hour on call`,
  bonus: (sum: string) => `${sum} sign-on bonus.`,
  work: 'The work',
  needs: 'What you need',
  license: {
    required: (states: string) => `Valid license in ${states}`,
    registry: (states: string) => `Listing in the ${states} registry`,
    by_state: (states: string) => `License or registration, if ${states} requires one`,
    none: null,
  },
  years: (years: number) => (years === 1 ? 'At least 1 year of experience' : `At least ${years} years of experience`),
  authorized: 'Authorized to work in the United States',
  helps: 'Nice to have',
  benefits: 'Benefits',
  about: (employer: string) => `About ${employer}`,
  facts: 'At a glance',
  labels: {
    employment: 'Job type',
    shift: 'Shift',
    specialty: 'Specialty',
    start: 'Starts',
    openings: 'Openings',
    until: 'Open until',
    sponsorship: 'Visa',
    facility: 'Facility type',
    interviews: 'Interviews',
  },
  interviews: (came: number, all: number) => `The employer attended ${came} of ${all}`,
  sponsorship: 'The employer can sponsor a visa',
  apply: {
    title: 'How to apply',
    body: 'Create one free profile. We review your license and credentials in 1–2 business days, match you with this job and others that fit, and explain why.',
    signUp: 'Create My Free Profile',
    member: 'Already on Tallgrass?',
    signIn: 'Sign in and apply',
    yours: 'You and this job',
    apply: 'Apply',
    shared: 'You see what the employer will see before you send it.',
    free: 'Free for candidates. We share your name with the employer only when you apply.',
  },
  more: (position: string, city: string) => `More ${position} jobs in ${city}`,
  similar: 'Similar open jobs',
  ended: {
    title: 'This job is no longer open',
    body: 'It was filled or closed, or the posting expired. Create one free profile to hear about new jobs that fit you.',
  },
  paused: {
    title: 'This job is not open right now',
    body: 'The employer has paused it and may reopen it at this address. Create one free profile to hear about jobs that fit you.',
  },
  toHome: 'Return to Home',
} as const;

/** One line for search results and link previews. */
export const describeJob = ({
  employer,
  city,
  state,
  employmentType,
  shift,
  shiftPattern,
  ...job
}: PublicJob): string =>
  [
    `${employer.name} in ${city}, ${state}`,
    `${EMPLOYMENT_TYPE_LABELS[employmentType]}, ${SHIFT_LABELS[shift]} ${shiftPattern}`,
    statedPayOf(job) ?? jobPageCopy.anHour(payRange(job.payMinCents, job.payMaxCents)),
  ].join('. ');
