import { belowMinimumWage } from '#domains/jobs/contract/minimum-wage.ts';
import type { PayBasis } from '#domains/jobs/contract/pay-units.ts';

interface Posting extends PayBasis {
  position: unknown;
  zip: string | null;
  state: string | null;
  employmentType: unknown;
  shift: unknown;
  /** In the unit that the employer states. */
  payMinCents: number | null;
  payMaxCents: number | null;
  description: string | null;
  startDate: string | null;
  validThrough: string | null;
}

const REQUIRED: readonly (readonly [keyof Posting, string])[] = [
  ['position', 'Choose a position.'],
  ['zip', 'Enter the ZIP code of the workplace.'],
  ['employmentType', 'Choose the kind of employment.'],
  ['shift', 'Choose a shift.'],
  ['shiftPattern', 'Choose a pattern.'],
  ['payMinCents', 'Enter the lowest pay.'],
  ['payMaxCents', 'Enter the highest pay.'],
  ['description', 'Describe the job.'],
  ['startDate', 'Choose a start date.'],
  ['validThrough', 'Choose until when the job is open.'],
];

type Dates = Partial<Pick<Posting, 'startDate' | 'validThrough'>>;

/**
 * What a job needs before it can be published, by field. `today` is `YYYY-MM-DD`. Both dates must be in the future, except
 * the `kept` ones of an open job: a posting does not become incomplete as time passes.
 */
export function missingForPosting(job: Posting, today: string, kept: Dates = {}): Record<string, string> {
  const missing: Record<string, string> = {};
  for (const [field, message] of REQUIRED) if ((job[field] ?? '') === '') missing[field] = message;
  const { state, payMinCents, startDate, validThrough } = job;
  if (state !== null && state !== 'MO' && state !== 'KS') {
    missing['zip'] = 'Choose a place in Missouri or Kansas.';
  } else if (state && payMinCents !== null) {
    const refusal = belowMinimumWage(
      state,
      payMinCents,
      startDate !== null && startDate > today ? startDate : today,
      job,
    );
    if (refusal) missing['payMinCents'] = refusal;
  }
  const hasPassed = (day: string | null, before: string | null = null) => day !== null && day < today && day !== before;
  if (hasPassed(validThrough, kept.validThrough)) missing['validThrough'] = 'Choose a day that has not passed.';
  if (hasPassed(startDate, kept.startDate)) missing['startDate'] = 'Choose a day that has not passed.';
  return missing;
}
