import { eq } from 'drizzle-orm';
import { openOrganization, organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { notFound } from '#platform/server/errors.ts';

/** An application with its job and the organization that posted it. */
export async function readParties(tx: Tx, applicationId: string) {
  const [row] = await tx
    .select({ application: applications, job: jobs, organization: openOrganization })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(eq(applications.id, applicationId));
  if (!row) throw notFound('application');
  return row;
}
export type Parties = Awaited<ReturnType<typeof readParties>>;

export const namesOf = ({ job, organization }: Pick<Parties, 'job' | 'organization'>) => ({
  jobTitle: job.title,
  organizationName: organization.name,
});
