import { eq } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';

/** Keeps the job from being filled or closed until the transaction ends. */
export const lockJobStatus = (tx: Tx, jobId: string): Promise<void> =>
  elevate(tx, async () => {
    await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('share');
  });

/** A job with the organization that posted it. */
export async function jobFacts(tx: Tx, jobId: string) {
  const [row] = await tx
    .select({ job: jobs, organizationName: organizations.name, facilityType: organizations.facilityType })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(eq(jobs.id, jobId));
  return row ?? null;
}
export type JobFactsRow = NonNullable<Awaited<ReturnType<typeof jobFacts>>>;
