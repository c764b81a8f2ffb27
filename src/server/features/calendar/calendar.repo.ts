import { eq } from 'drizzle-orm';
import { applications, interviews, jobs, organizations } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

export type Interview = typeof interviews.$inferSelect;

/** An interview with what its calendar entry and its notices name. */
export async function readInterview(tx: Tx, interviewId: string) {
  const [row] = await tx
    .select({ interview: interviews, application: applications, job: jobs, organization: organizations })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(eq(interviews.id, interviewId));
  return row ?? null;
}
export type InterviewFacts = NonNullable<Awaited<ReturnType<typeof readInterview>>>;
