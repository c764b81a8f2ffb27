import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { jobs, jobUnits } from '#domains/jobs/db/jobs.ts';
import { IS_MY_JOB, MAY_HIRE_FOR_JOB } from '#domains/jobs/db/my-jobs.ts';
import { ownOrganizations } from '#domains/employers/server/hiring-team/index.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import { isOneOf } from '#platform/server/database/search.ts';
import { isInPage } from '#platform/server/http/keyset.ts';
import { notFound } from '#platform/server/errors.ts';
import { jobMachine, type JobStatus } from '#domains/jobs/contract/job-states.ts';
import { mayMove } from '#kernel/state-machine.ts';

export type Job = typeof jobs.$inferSelect;
export type NewJob = typeof jobs.$inferInsert;

const columns = {
  job: jobs,
  organizationName: organizations.name,
  unitIds: sql<string[]>`array(select u.unit_id::text from job_units u where u.job_id = ${jobs.id})`,
  mayEdit: sql<boolean>`${jobs.organizationId} in (select app.my_organizations_as('{owner,recruiter}'))`,
  mayHire: MAY_HIRE_FOR_JOB,
};
const select = (tx: Tx) =>
  tx.select(columns).from(jobs).innerJoin(organizations, eq(organizations.id, jobs.organizationId)).$dynamic();
export type JobRow = Awaited<ReturnType<typeof select>>[number];

/** A job of the viewer's organizations; seeing it as a published one is not enough. */
export async function findMine(tx: Tx, id: string): Promise<JobRow | null> {
  const [row] = await select(tx).where(and(eq(jobs.id, id), IS_MY_JOB));
  return row ?? null;
}

/** Locks until the transaction ends; null also when the viewer sees the job but may not change it. */
export async function lockMine(tx: Tx, id: string): Promise<Job | null> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), IS_MY_JOB))
    .for('no key update');
  return job ?? null;
}

/** Open jobs with applicants who wait for a first response, other open jobs, drafts, and last the ended ones. */
const urgency = sql<number>`case
  when ${jobs.status} in ('published', 'paused') and exists (select 1 from applications w
    where w.job_id = ${jobs.id} and w.stage = 'applied' and w.first_response_at is null) then 0
  when ${jobs.status} in ('published', 'paused') then 1
  when ${jobs.status} = 'draft' then 2
  else 3 end`;

type Place = readonly [urgency: number, updatedAt: string, id: string];

/** Most urgent first, then last changed first. */
export const listMine = (
  tx: Tx,
  params: { statuses: readonly JobStatus[]; after: Place | null; limit: number },
): Promise<(JobRow & { urgency: number; key: string })[]> => {
  const { statuses, after, limit } = params;
  const order = [urgency, desc(jobs.updatedAt), desc(jobs.id)];
  const page = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        IS_MY_JOB,
        inArray(jobs.status, [...statuses]),
        after
          ? or(
              gt(urgency, after[0]),
              and(
                eq(urgency, after[0]),
                sql`(${jobs.updatedAt}, ${jobs.id}) < (${after[1]}::timestamptz, ${after[2]}::uuid)`,
              ),
            )
          : undefined,
      ),
    )
    .orderBy(...order)
    .limit(limit);
  return tx
    .select({ ...columns, urgency, key: sql<string>`${jobs.updatedAt}::text` })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(isInPage(jobs.id, page))
    .orderBy(...order);
};

export interface FunnelRow {
  jobId: string;
  stage: string;
  count: number;
  overdue: number;
  otherTimes: number;
  openInterviews: number;
}

/** The number of people at each stage of several jobs, in one statement. */
export const funnelsOf = (tx: Tx, jobIds: readonly string[], now: Date): Promise<FunnelRow[]> =>
  jobIds.length === 0
    ? Promise.resolve([])
    : tx
        .select({
          jobId: applications.jobId,
          stage: applications.stage,
          count: sql<number>`count(*)::int`,
          overdue: sql<number>`(count(*) filter (where ${applications.stage} = 'applied'
            and ${applications.firstResponseAt} is null and ${applications.responseDueAt} < ${now.toISOString()}::timestamptz))::int`,
          otherTimes: sql<number>`(count(*) filter (where ${applications.stage} = 'interviewing' and exists (
            select 1 from interviews i
            where i.application_id = applications.id and i.status = 'rescheduled' and i.awaiting = 'employer')))::int`,
          openInterviews: sql<number>`coalesce(sum((select count(*) from interviews i
            where i.application_id = applications.id and i.status in ('proposed', 'rescheduled', 'confirmed')
              and (i.starts_at is null or i.starts_at > ${now.toISOString()}::timestamptz)))
            filter (where ${applications.stage} in ('interviewing', 'offered')), 0)::int`,
        })
        .from(applications)
        .where(isOneOf(applications.jobId, jobIds))
        .groupBy(applications.jobId, applications.stage);

export async function insertJob(tx: Tx, values: NewJob): Promise<string | null> {
  const [made] = await tx.insert(jobs).values(values).returning({ id: jobs.id });
  return made?.id ?? null;
}

/** Saves only if the job still has the version that the caller saw; returns whether it did. */
export async function saveVersion(tx: Tx, id: string, version: number, changes: Partial<NewJob>): Promise<boolean> {
  const rows = await tx
    .update(jobs)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(jobs.id, id), eq(jobs.version, version)))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

export const saveStatus = (tx: Tx, id: string, changes: Partial<NewJob> & { status: JobStatus }) =>
  tx.update(jobs).set(changes).where(eq(jobs.id, id));

export async function putUnits(tx: Tx, jobId: string, unitIds: readonly string[]): Promise<void> {
  await tx.delete(jobUnits).where(eq(jobUnits.jobId, jobId));
  if (unitIds.length > 0) await tx.insert(jobUnits).values(unitIds.map((unitId) => ({ jobId, unitId })));
}

/** Whether all of these are units of the facility, each named once. */
export async function areUnitsOf(tx: Tx, facilityId: string, unitIds: readonly string[]): Promise<boolean> {
  if (unitIds.length === 0) return true;
  const found = await tx.$count(
    organizations,
    and(
      inArray(organizations.id, [...unitIds]),
      eq(organizations.parentId, facilityId),
      eq(organizations.kind, 'unit'),
    ),
  );
  return found === unitIds.length;
}

/** A facility that the viewer may post for. */
export async function findFacility(tx: Tx, id: string) {
  const mayPost = sql`${organizations.id} in (select app.my_organizations_as('{owner,recruiter}'))`;
  const [row] = await ownOrganizations(tx, and(eq(organizations.id, id), mayPost));
  return row ?? null;
}

type Publishable = 'live' | 'on_hold' | 'not_approved' | 'facility_in_review';

/** Whether the organization's jobs may be shown, and if not, why; a hold on any organization above it counts. */
export const publishableState = (tx: Tx, organizationId: string): Promise<Publishable> =>
  elevate(tx, async () => {
    const { rows } = await tx.execute<{ state: Publishable }>(sql`
      select case
        when app.organization_is_live(o.id) then 'live'
        when exists (select 1 from unnest(o.path) above where app.is_held('organization', above)) then 'on_hold'
        when app.organization_is_live(o.parent_id) then 'facility_in_review'
        else 'not_approved' end as state
      from organizations o where o.id = ${organizationId}::uuid`);
    return rows[0]?.state ?? 'not_approved';
  });

/** Expires jobs whose last day has passed, and returns them. */
export const expireBefore = (tx: Tx, today: string, now: Date) =>
  tx
    .update(jobs)
    .set({ status: 'expired', statusChangedAt: now, updatedAt: now })
    .where(and(inArray(jobs.status, ['published', 'paused']), lt(jobs.validThrough, today)))
    .returning({ id: jobs.id, organizationId: jobs.organizationId });

/** Marks a job as filled when as many people are hired as it has openings; null when it stays as it is. */
export async function fillIfFull(tx: Tx, jobId: string, now: Date) {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('no key update');
  if (!job || !mayMove(jobMachine, job.status, 'filled', 'system')) return null;
  const hired = await tx.$count(applications, and(eq(applications.jobId, jobId), eq(applications.stage, 'hired')));
  if (hired < job.openings) return null;
  await saveStatus(tx, jobId, { status: 'filled', statusChangedAt: now, updatedAt: now });
  return { organizationId: job.organizationId, from: job.status };
}

/** Closes the jobs of an organization and of those below it, and returns them with the status that they had. */
export async function closeInTree(tx: Tx, organizationId: string, now: Date) {
  const open = await tx
    .select({ id: jobs.id, organizationId: jobs.organizationId, from: jobs.status })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(and(sql`${organizations.path} @> array[${organizationId}::uuid]`, ne(jobs.status, 'closed')))
    .orderBy(asc(jobs.id))
    .for('no key update', { of: jobs });
  const ids = open.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.update(jobs).set({ status: 'closed', statusChangedAt: now, updatedAt: now }).where(inArray(jobs.id, ids));
  }
  return open;
}

/** For the service. */
export async function titleOf(tx: Tx, jobId: string): Promise<string> {
  const [job] = await tx.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, jobId));
  if (!job) throw notFound('job');
  return job.title;
}

/** Moves all jobs of an organization to another one. */
export const moveJobsTo = (tx: Tx, from: string, to: string) =>
  tx.update(jobs).set({ organizationId: to }).where(eq(jobs.organizationId, from));

/** What an organization requires of a position beyond the law, in words. */
export async function addedRequirements(tx: Tx, organizationId: string, position: string): Promise<string[]> {
  const { rows } = await tx.execute<{ added: string[] }>(
    sql`select app.added_requirements(${organizationId}::uuid, ${position}) as added`,
  );
  return rows[0]?.added ?? [];
}
