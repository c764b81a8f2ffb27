import { expect, it } from 'vitest';
import { payLines } from './pay-words.ts';

const job = {
  shift: 'nights',
  shiftPattern: '3x12',
  weeklyHours: null,
  payMinCents: 3150,
  payMaxCents: 3600,
  nightDifferentialCents: 425,
  weekendDifferentialCents: 200,
} as const;

/** The dollar amounts of a text, in cents. */
const centsIn = (text: string | null) =>
  [...(text ?? '').matchAll(/\$([\d,.]+)/g)].map(([, amount = '']) =>
    Math.round(Number(amount.replaceAll(',', '')) * 100),
  );

it.each([
  [job, 36],
  [{ ...job, shift: 'weekends', shiftPattern: '4x10' }, 40],
  [{ ...job, shift: 'days', shiftPattern: '5x8' }, 40],
  [{ ...job, payMaxCents: 3150 }, 36],
  [{ ...job, weeklyHours: 24 }, 24],
] as const)('the pay of %o adds up: base and differential to the hour, hours to the week', (posted, hours) => {
  const { hour, madeOf, week } = payLines(posted);
  const rates = centsIn(hour);
  const parts = centsIn(madeOf);
  const differential = madeOf ? (parts.pop() ?? 0) : 0;
  expect(madeOf ? parts.map((base) => base + differential) : [posted.payMinCents, posted.payMaxCents]).toEqual(rates);
  expect(centsIn(week)).toEqual(rates.map((rate) => rate * hours));
  expect(week).toContain(`at ${hours} hours`);
});

it('names the differential that the shift earns, and no other', () => {
  expect(payLines(job)).toEqual({
    hour: '$35.75–$40.25 an hour',
    madeOf: '$31.50–$36 base + $4.25 night differential',
    week: '$1,287–$1,449 a week at 36 hours',
  });
  expect(payLines({ ...job, shift: 'rotating' }).madeOf).toBeNull();
});
