import { and, asc, desc, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { profiles, userSearch } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '#platform/server/database/db.ts';
import { isAmong, keysWith } from '#platform/server/database/search.ts';
import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import type { JobStatus } from '#domains/jobs/contract/job-states.ts';

interface Page {
  q: string | undefined;
  after: readonly [string, string] | null;
  limit: number;
  withDemo: boolean;
}

/** Jobs by their own title or the name of their organization. */
const isJobWith = (job: AnyPgColumn, organization: AnyPgColumn, q: string) => [
  isAmong(job, keysWith(jobs.id, jobs.title, q)),
  isAmong(organization, keysWith(organizations.id, organizations.name, q)),
];

const beyond = (column: SQL, id: SQL, after: Page['after'], way: '<' | '>') =>
  after ? sql`(${column}, ${id}) ${sql.raw(way)} (${after[0]}::timestamptz, ${after[1]}::uuid)` : undefined;

export const listJobRows = (tx: Tx, { status, q, after, limit, withDemo }: Page & { status: JobStatus }) =>
  tx
    .select({
      job: jobs,
      organizationName: organizations.name,
      key: sql<string>`${jobs.createdAt}::text`,
      isHeld: sql<boolean>`app.is_held('job', ${jobs.id})`,
    })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(
      and(
        eq(jobs.status, status),
        q ? or(...isJobWith(jobs.id, jobs.organizationId, q)) : undefined,
        withDemo ? undefined : eq(jobs.isDemo, false),
        beyond(sql`${jobs.createdAt}`, sql`${jobs.id}`, after, '<'),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit + 1);

export function listApplicationRows(
  tx: Tx,
  { stage, now, q, after, limit, withDemo }: Page & { stage: ApplicationStage | 'overdue'; now: Date },
) {
  const isOverdue = stage === 'overdue';
  const column = isOverdue ? applications.responseDueAt : applications.updatedAt;
  const order = isOverdue ? asc : desc;
  return tx
    .select({
      row: applications,
      personName: profiles.fullName,
      jobTitle: jobs.title,
      organizationName: organizations.name,
      key: sql<string>`${column}::text`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, applications.organizationId))
    .innerJoin(profiles, eq(profiles.userId, applications.candidateId))
    .where(
      and(
        eq(applications.stage, isOverdue ? 'applied' : stage),
        isOverdue ? and(isNull(applications.firstResponseAt), lt(applications.responseDueAt, now)) : undefined,
        q
          ? or(
              isAmong(applications.candidateId, keysWith(userSearch.userId, userSearch.words, q)),
              ...isJobWith(applications.jobId, applications.organizationId, q),
            )
          : undefined,
        withDemo ? undefined : eq(jobs.isDemo, false),
        beyond(sql`${column}`, sql`${applications.id}`, after, isOverdue ? '>' : '<'),
      ),
    )
    .orderBy(order(column), order(applications.id))
    .limit(limit + 1);
}
