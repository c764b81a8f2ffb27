import { addBusinessDays } from '#kernel/holidays.ts';

/** The review takes one or two business days. */
const PROMISED_DAYS = 2;

/** The day by which the reviewers answer a submission of this day. */
export const reviewDueOn = (submittedOn: string): string => addBusinessDays(submittedOn, PROMISED_DAYS);
