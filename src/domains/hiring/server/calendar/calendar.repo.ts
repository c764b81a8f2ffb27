import { eq } from 'drizzle-orm';
import { openOrganization, organizations } from '#domains/employers/db/organizations.ts';
import { applications, interviews, openInterview } from '#domains/hiring/db/applications.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/db.ts';

/** An interview with what its calendar entry and its notices name. */
export async function readInterview(tx: Tx, interviewId: string) {
  const [row] = await tx
    .select({ interview: openInterview, application: applications, job: jobs, organization: openOrganization })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(eq(interviews.id, interviewId));
  return row ?? null;
}
export type InterviewFacts = NonNullable<Awaited<ReturnType<typeof readInterview>>>;
