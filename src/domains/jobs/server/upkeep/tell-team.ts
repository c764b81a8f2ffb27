import type { z } from 'zod';
import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { notifyAll, type NoticeDefinition } from '#domains/messaging/server/notifications/index.ts';
import type { Job } from '#domains/jobs/server/jobs/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';

/** Sends a notice about a job to its hiring team, with a link to the job. */
export async function tellTeam(
  deps: Deps,
  tx: Tx,
  definition: NoticeDefinition<z.ZodObject<{ jobTitle: z.ZodString }>>,
  job: Pick<Job, 'id' | 'title' | 'organizationId'>,
  dedupeKey: string,
): Promise<void> {
  const notice = {
    href: `/employer/jobs/${job.id}`,
    ids: { jobs: job.id },
    data: { jobTitle: job.title },
    dedupeKey,
  };
  const team = await hiringTeam(tx, job.organizationId);
  await notifyAll(
    deps,
    tx,
    definition,
    team.map((userId) => ({ ...notice, userId })),
  );
}
