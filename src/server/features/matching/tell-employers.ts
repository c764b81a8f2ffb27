import { and, eq, inArray, sql } from 'drizzle-orm';
import { organizationMembers, organizations, type jobs } from '#server/db/tables/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { roundedCount } from '#shared/kernel/rounded-count.ts';

/** One notice for all the people a job newly shows, with the count rounded as everywhere. */
export async function tellEmployers(
  deps: Deps,
  tx: Tx,
  job: typeof jobs.$inferSelect,
  count: number,
  now: Date,
): Promise<void> {
  const members = await tx
    .selectDistinct({ userId: organizationMembers.userId })
    .from(organizationMembers)
    .innerJoin(organizations, sql`${organizationMembers.organizationId} = any(${organizations.path})`)
    .where(
      and(eq(organizations.id, job.organizationId), inArray(organizationMembers.memberRole, ['owner', 'recruiter'])),
    );
  for (const { userId } of members) {
    await notify(deps, tx, {
      userId,
      kind: 'new_match_for_job',
      href: `/employer/jobs/${job.id}`,
      data: { jobTitle: job.title, count: roundedCount(count).text },
      dedupeKey: `matches:${job.id}:${now.toISOString()}`,
    });
  }
}
