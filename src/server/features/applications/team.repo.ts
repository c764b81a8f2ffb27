import { and, eq, inArray, sql } from 'drizzle-orm';
import { jobs, organizationMembers, organizations } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

/** Who is told of what happens on an organization's jobs: owners and recruiters of it or of what stands above it. */
export async function hiringTeam(tx: Tx, organizationId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: organizationMembers.userId })
    .from(organizationMembers)
    .innerJoin(organizations, sql`${organizationMembers.organizationId} = any(${organizations.path})`)
    .where(and(eq(organizations.id, organizationId), inArray(organizationMembers.memberRole, ['owner', 'recruiter'])));
  return rows.map(({ userId }) => userId);
}

/** What notices, mails and papers say of a job and who posted it. */
export async function jobFacts(tx: Tx, jobId: string) {
  const [row] = await tx
    .select({ job: jobs, organizationName: organizations.name, facilityType: organizations.facilityType })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(eq(jobs.id, jobId));
  return row ?? null;
}
export type JobFactsRow = NonNullable<Awaited<ReturnType<typeof jobFacts>>>;
