import { and, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { conversationAssignees } from '#domains/hiring/db/conversations/conversations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { IS_MY_JOB } from '#domains/jobs/db/my-jobs.ts';
import type { Whose } from '#domains/hiring/contract/today.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Desk } from './source.repo.ts';

interface DeskJob {
  id: string;
  organizationId: string;
  /** Whether the member sees all of its people, or only those of their part. */
  isWhole: boolean;
  /** Whether the filter covers it. */
  isCovered: boolean;
}

const ME = sql`(select app.user_id())`;

/** The units of a job, or its facility. */
const unitsOf = (jobId: SQLWrapper, facilityId: SQLWrapper) => sql`coalesce(
  (select array_agg(u.unit_id) from job_units u where u.job_id = ${jobId}), array[${facilityId}])`;

/** The member's units, and those of the jobs that they are responsible for. */
const myUnits = sql`array(
  select m.unit_id from member_units m where m.user_id = ${ME}
  union select unnest(${unitsOf(sql`m.id`, sql`m.organization_id`)}) from jobs m
  where m.organization_id in (select app.my_hiring_organizations()) and m.created_by = ${ME} and m.status <> 'closed')`;

const COVERED: Record<Whose, SQL> = {
  mine: sql`(${jobs.createdBy} is not distinct from ${ME} or ${jobs.id} in (select app.my_managed_jobs()))`,
  unit: sql`${unitsOf(jobs.id, jobs.organizationId)} && (select ${myUnits})`,
  everyone: sql`true`,
};

/** Every job of the member's organizations that is drafted, is open or was, with what the member has to do with it. */
const deskJobs = (tx: Tx, whose: Whose): Promise<DeskJob[]> =>
  tx
    .select({
      id: jobs.id,
      organizationId: jobs.organizationId,
      isWhole: sql<boolean>`${jobs.organizationId} in (select app.my_organizations_as('{owner,recruiter,viewer}'))`,
      isCovered: sql<boolean>`${COVERED[whose]}`,
    })
    .from(jobs)
    .where(
      and(
        sql`${jobs.organizationId} in (select app.my_hiring_organizations())`,
        IS_MY_JOB,
        inArray(jobs.status, ['draft', 'published', 'paused', 'filled', 'expired']),
      ),
    );

/** The applications of a member who sees only a part of the people. */
async function myPeople(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select app.my_people() as id`);
  return rows.map(({ id }) => id);
}

/** The conversations that a member answers. As the service: the policies would check each of them. */
async function assignedTo(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: conversationAssignees.conversationId })
    .from(conversationAssignees)
    .where(eq(conversationAssignees.userId, userId));
  return rows.map(({ id }) => id);
}

const listOf = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

/**
 * The planner would look up each of hundreds of values in its figures, for every statement, which takes longer than the
 * statement. Of a set in a test of its own it looks up none, and the plan is kept.
 */
const isAmong = (column: SQLWrapper, ids: readonly string[]) =>
  sql`(${column} in (select unnest(${listOf(ids)}))) is true`;
const idsOf = (found: readonly DeskJob[]) => found.map(({ id }) => id);

/** The jobs that a member's filter covers, for the sources. Runs as the member. */
export async function readDesk(tx: Tx, { me, whose, now }: { me: string; whose: Whose; now: Date }): Promise<Desk> {
  const all = await deskJobs(tx, whose);
  const whole = all.filter(({ isWhole }) => isWhole);
  const part = whole.length < all.length ? await myPeople(tx) : [];
  const own = all.filter(({ isCovered }) => isCovered);
  const assigned = whose === 'mine' ? await elevate(tx, () => assignedTo(tx, me)) : [];
  const isSeen = (applicationId: SQLWrapper, jobId: SQLWrapper) =>
    part.length === 0
      ? isAmong(jobId, idsOf(whole))
      : sql`(${isAmong(jobId, idsOf(whole))} or (${isAmong(jobId, idsOf(all))} and ${isAmong(applicationId, part)}))`;
  const hasApplication = (applicationId: SQLWrapper, jobId: SQLWrapper) =>
    whose === 'mine'
      ? sql`(${isSeen(applicationId, jobId)} and (${isAmong(applicationId, assigned)}
          or (${isAmong(jobId, idsOf(own))} and not exists (
            select 1 from ${conversationAssignees} where ${conversationAssignees.conversationId} = ${applicationId}
              and ${conversationAssignees.userId} <> ${me}))))`
      : part.length === 0
        ? isAmong(jobId, idsOf(own.filter(({ isWhole }) => isWhole)))
        : sql`(${isSeen(applicationId, jobId)} and ${isAmong(jobId, idsOf(own))})`;
  return {
    now,
    me,
    organizationIds: [...new Set(all.map(({ organizationId }) => organizationId))],
    isOfTeam: (jobId) => sql`${jobId} = any((select ${listOf(idsOf(all))})::uuid[])`,
    hasJob: (jobId) => isAmong(jobId, idsOf(own)),
    hasApplication,
  };
}
