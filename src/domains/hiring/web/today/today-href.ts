import { personHref } from '#domains/hiring/contract/applicants.ts';
import { startScreen } from '#domains/hiring/contract/starts/start-screens.ts';
import { WRITING } from '#domains/hiring/web/scorecards/scorecards.queries.ts';
import type { TodayItem } from '#domains/hiring/contract/today.ts';

/** The screen on which an item is handled: the checklist, the person, or the job. */
export function hrefOf({ kind, job, person }: TodayItem): string {
  if (!person) return `/employer/jobs/${job.id}`;
  if (kind === 'start_item' || kind === 'start_expires') return startScreen('employer', person.applicationId);
  if (kind === 'scorecard') return `${personHref(job.id, person.applicationId)}?${WRITING}=write`;
  return personHref(job.id, person.applicationId);
}
