import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications.ts';
import { jobs, jobUnits } from '#domains/jobs/db/jobs.ts';
import { ownOrganizations } from '#domains/employers/server/hiring-team/index.ts';
import { elevate, type Tx } from '#platform/server/db.ts';
import { isInPage } from '#platform/server/keyset.ts';
import type { JobStatus } from '#domains/jobs/contract/job-states.ts';

export type Job = typeof jobs.$inferSelect;
export type NewJob = typeof jobs.$inferInsert;

const mine = sql`${jobs.organizationId} in (select app.my_organizations())`;

const columns = {
  job: jobs,
  organizationName: organizations.name,
  unitIds: sql<string[]>`array(select u.unit_id::text from job_units u where u.job_id = ${jobs.id})`,
  mayEdit: sql<boolean>`${jobs.organizationId} in (select app.my_organizations_as('{owner,recruiter}'))`,
};
const select = (tx: Tx) =>
  tx.select(columns).from(jobs).innerJoin(organizations, eq(organizations.id, jobs.organizationId)).$dynamic();
export type JobRow = Awaited<ReturnType<typeof select>>[number];

/** A job of the viewer's organizations; seeing it as a published one is not enough. */
export async function findMine(tx: Tx, id: string): Promise<JobRow | null> {
  const [row] = await select(tx).where(and(eq(jobs.id, id), mine));
  return row ?? null;
}

/** Locked to the transaction's end. Null as well where the viewer sees the job but may not change it. */
export async function lockMine(tx: Tx, id: string): Promise<Job | null> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), mine))
    .for('no key update');
  return job ?? null;
}

/** Open jobs where somebody waits for a first answer, other open ones, drafts, and last what has ended. */
const urgency = sql<number>`case
  when ${jobs.status} in ('published', 'paused') and exists (select 1 from applications w
    where w.job_id = ${jobs.id} and w.stage = 'applied' and w.first_response_at is null) then 0
  when ${jobs.status} in ('published', 'paused') then 1
  when ${jobs.status} = 'draft' then 2
  else 3 end`;

type Place = readonly [urgency: number, updatedAt: string, id: string];

/** The most urgent first, among those the last changed first. */
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
        mine,
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
}

/** How many people stand at each stage of several jobs, in one read. */
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
        })
        .from(applications)
        .where(inArray(applications.jobId, [...jobIds]))
        .groupBy(applications.jobId, applications.stage);

export async function insertJob(tx: Tx, values: NewJob): Promise<string | null> {
  const [made] = await tx.insert(jobs).values(values).returning({ id: jobs.id });
  return made?.id ?? null;
}

/** Saves only the version that the caller saw; answers whether it was that one. */
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

/** Whether all of these are units below a facility, each named once. */
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

type Standing = 'live' | 'on_hold' | 'not_approved' | 'facility_waits';

/** Whether the organization's jobs may be shown, or what stands against it; it may be held far above. */
export const standingOf = (tx: Tx, organizationId: string): Promise<Standing> =>
  elevate(tx, async () => {
    const { rows } = await tx.execute<{ standing: Standing }>(sql`
      select case
        when app.organization_is_live(o.id) then 'live'
        when exists (select 1 from unnest(o.path) above where app.is_held('organization', above)) then 'on_hold'
        when app.organization_is_live(o.parent_id) then 'facility_waits'
        else 'not_approved' end as standing
      from organizations o where o.id = ${organizationId}::uuid`);
    return rows[0]?.standing ?? 'not_approved';
  });

/** Ends jobs whose last day has passed; answers which. */
export const expireBefore = (tx: Tx, today: string, now: Date) =>
  tx
    .update(jobs)
    .set({ status: 'expired', statusChangedAt: now, updatedAt: now })
    .where(and(inArray(jobs.status, ['published', 'paused']), lt(jobs.validThrough, today)))
    .returning({ id: jobs.id, title: jobs.title, organizationId: jobs.organizationId });
