import { DAY_MS } from '#kernel/durations.ts';

/** What a side says of an interview once it was due to begin. */
export const ACCOUNTS = ['took_place', 'canceled', 'other_absent'] as const;
export type Account = (typeof ACCOUNTS)[number];

/** How long after its beginning an interview can be spoken of, and how long a side has to answer the other. */
const SPEAK_DAYS = 14;
export const ANSWER_DAYS = 7;
/** Fewer interviews than this say nothing about a person or an employer. */
export const LEAST_INTERVIEWS = 5;

export interface Given {
  account: Account;
  givenAt: Date;
}

/** Until when a side may say what happened: two weeks, and always a week after the other side spoke. */
export function openUntil(startsAt: Date, theirs: Given | null): Date {
  const usual = startsAt.getTime() + SPEAK_DAYS * DAY_MS;
  return new Date(Math.max(usual, (theirs?.givenAt.getTime() ?? 0) + ANSWER_DAYS * DAY_MS));
}
