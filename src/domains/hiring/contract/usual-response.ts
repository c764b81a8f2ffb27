import { z } from 'zod';

/**
 * How soon an employer usually responds: the median of its latest responses, rounded up to whole hours, and how many
 * responses it rests on (docs/response-times.md). Null below five.
 */
export const usualResponse = z.object({ hours: z.int(), responses: z.int() });
export type UsualResponse = z.output<typeof usualResponse>;

const DAYS_FROM = 48;

export function responseTime(hours: number): string {
  if (hours <= 1) return 'an hour';
  return hours < DAYS_FROM ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}

export const usualResponseWords = {
  usually: ({ hours }: UsualResponse) => `Usually responds in ${responseTime(hours)}`,
  basis: ({ responses }: UsualResponse) => `Median of the last ${responses} responses`,
  both: (usual: UsualResponse) =>
    `Usually responds in ${responseTime(usual.hours)} (last ${usual.responses} responses)`,
} as const;
