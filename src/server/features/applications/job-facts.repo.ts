import { eq } from 'drizzle-orm';
import { jobs, organizations } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

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
