import { z } from 'zod';

/** The limits that a candidate sets for automatic applications. */
export const autoApplyLimits = {
  dailyCap: z.int('Enter a whole number.').min(1, 'At least 1.').max(10, 'At most 10 a day.'),
  activeCap: z.int('Enter a whole number.').min(1, 'At least 1.').max(30, 'At most 30 at once.'),
  minScore: z.int('Enter a whole number.').min(0, 'At least 0.').max(100, 'At most 100.'),
};

export const TOO_MANY_A_DAY = 'This can’t be more than your max open applications.';

/** More applications a day than may be open at once: refused at the daily limit, where both are given. */
export const contradiction: [
  (limits: { dailyCap?: number | undefined; activeCap?: number | undefined }) => boolean,
  { path: string[]; message: string },
] = [
  ({ dailyCap, activeCap }) => dailyCap === undefined || activeCap === undefined || dailyCap <= activeCap,
  { path: ['dailyCap'], message: TOO_MANY_A_DAY },
];
