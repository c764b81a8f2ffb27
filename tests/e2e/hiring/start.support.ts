import { inDays } from '../employers/employer.support.ts';
import { inDatabase } from '../verification/reviewer.support.ts';

/** What only time does: the first day is so many days ago. */
export async function startedDaysAgo(applicationId: string, days: number): Promise<void> {
  const startOn = inDays(-days);
  await inDatabase(
    `insert into start_date_proposals (application_id, side, start_on, answer) values ($1, 'employer', $2, 'accepted')`,
    [applicationId, startOn],
  );
  await inDatabase('update starts set start_on = $2 where application_id = $1', [applicationId, startOn]);
}
