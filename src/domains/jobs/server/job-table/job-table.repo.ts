import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { waits } from '#domains/hiring/db/waits/waits.ts';
import type { JobStatus } from '#domains/jobs/contract/job-states.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { IS_MY_JOB } from '#domains/jobs/db/my-jobs.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import { hasWords, isOneOf } from '#platform/server/database/search.ts';

/** An organization has hundreds of jobs, rarely thousands: their keys are sorted here, and one page is read in full. */
const MOST = 5000;

interface Filter {
  words: string;
  statuses: readonly JobStatus[];
  isMine: boolean;
}

/** The keys of the member's jobs. */
export const tableKeys = (tx: Tx, { words, statuses, isMine }: Filter) =>
  tx
    .select({
      id: jobs.id,
      title: jobs.title,
      since: sql<string>`coalesce(${jobs.publishedAt}, ${jobs.createdAt})::text`,
      changedAt: sql<string>`${jobs.updatedAt}::text`,
    })
    .from(jobs)
    .where(
      and(
        IS_MY_JOB,
        inArray(jobs.status, [...statuses]),
        isMine
          ? sql`(${jobs.createdBy} = (select app.user_id()) or ${jobs.id} in (select app.my_managed_jobs()))`
          : undefined,
        words === '' ? undefined : matches(words),
      ),
    )
    .limit(MOST);
export type TableKey = Awaited<ReturnType<typeof tableKeys>>[number];

const matches = (words: string): SQL =>
  sql`(${hasWords(jobs.title, words)} or ${hasWords(jobs.externalRequisitionId, words)} or exists (
    select 1 from job_units u join ${organizations} on ${organizations.id} = u.unit_id
    where u.job_id = ${jobs.id} and ${hasWords(organizations.name, words)}))`;

/** When the next response of each of the viewer's own jobs is due. */
export const nextDue = (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> =>
  elevate(tx, async () => {
    if (ids.length === 0) return new Map();
    const rows = await tx
      .select({ id: waits.jobId, dueAt: sql<string>`min(${waits.dueAt})` })
      .from(waits)
      .where(and(isOneOf(waits.jobId, ids), eq(waits.side, 'employer')))
      .groupBy(waits.jobId);
    return new Map(rows.map(({ id, dueAt }) => [id, new Date(dueAt)]));
  });

export const tableRows = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select({
          id: jobs.id,
          title: jobs.title,
          status: jobs.status,
          createdBy: jobs.createdBy,
          facility: organizations.name,
          units: sql<string[]>`array(select o.name from job_units u join organizations o on o.id = u.unit_id
            where u.job_id = ${jobs.id} order by o.name)`,
          since: sql<string>`coalesce(${jobs.publishedAt}, ${jobs.createdAt})`,
          mayEdit: sql<boolean>`${jobs.organizationId} in (select app.my_organizations_as('{owner,recruiter}'))`,
        })
        .from(jobs)
        .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
        .where(isOneOf(jobs.id, ids));

/** The names of colleagues. */
export const namesOf = (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> =>
  elevate(tx, async () => {
    if (ids.length === 0) return new Map();
    const rows = await tx
      .select({ id: profiles.userId, name: profiles.fullName })
      .from(profiles)
      .where(isOneOf(profiles.userId, ids));
    return new Map(rows.map(({ id, name }) => [id, name]));
  });

export const saveResponsible = (tx: Tx, id: string, userId: string) =>
  tx.update(jobs).set({ createdBy: userId }).where(eq(jobs.id, id));
