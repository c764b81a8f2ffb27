import { NOTICE_BUSINESS_DAYS } from '#domains/hiring/contract/starts/end-reasons.ts';
import type { StartView } from '#domains/hiring/contract/starts/starts.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { dayOf } from '#kernel/days.ts';
import { addBusinessDays } from '#kernel/holidays.ts';
import type { StartRow } from './starts.repo.ts';

/** The day after which a background report may be the reason to withdraw: five business days after the notice. */
export function noticeOf({ start, job }: StartRow): StartView['notice'] {
  if (!start.noticeGivenAt) return null;
  const given = dayOf(start.noticeGivenAt, clockOf(job.zip));
  return { givenAt: start.noticeGivenAt.toISOString(), answerUntil: addBusinessDays(given, NOTICE_BUSINESS_DAYS) };
}
