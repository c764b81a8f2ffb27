import { notify } from '#server/features/notifications/index.ts';
import { hiringTeam } from '#server/features/hiring-team/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { roundedCount } from '#shared/kernel/rounded-count.ts';

interface Job {
  id: string;
  organizationId: string;
  title: string;
}

/** One notice for all the people a job newly shows, with the count rounded as everywhere. */
export async function tellEmployers(deps: Deps, tx: Tx, job: Job, count: number, now: Date): Promise<void> {
  for (const userId of await hiringTeam(tx, job.organizationId)) {
    await notify(deps, tx, {
      userId,
      kind: 'new_match_for_job',
      href: `/employer/jobs/${job.id}`,
      data: { jobTitle: job.title, count: roundedCount(count).text },
      dedupeKey: `matches:${job.id}:${now.toISOString()}`,
    });
  }
}
