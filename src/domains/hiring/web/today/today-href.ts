import { personHref } from '#domains/hiring/contract/applicants.ts';
import type { TodayItem } from '#domains/hiring/contract/today.ts';

/** The screen on which an item is handled: the person, or the job. */
export const hrefOf = ({ job, person }: TodayItem): string =>
  person ? personHref(job.id, person.applicationId) : `/employer/jobs/${job.id}`;
