import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { conversationAssignees } from '#domains/hiring/db/conversations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { IS_MY_JOB } from '#domains/jobs/db/my-jobs.ts';
import type { Whose } from '#domains/hiring/contract/today.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Desk } from './source.repo.ts';

interface DeskJob {
  id: string;
  organizationId: string;
  /** Whether the member sees all of its people, or only those of their part. */
  isWhole: boolean;
  isMine: boolean;
  isOfMyUnit: boolean;
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

/** Every job of the member's organizations that is open or was, with what the member has to do with it. */
const deskJobs = (tx: Tx): Promise<DeskJob[]> =>
  tx
    .select({
      id: jobs.id,
      organizationId: jobs.organizationId,
      isWhole: sql<boolean>`${jobs.organizationId} in (select app.my_organizations_as('{owner,recruiter,viewer}'))`,
      isMine: sql<boolean>`(${jobs.createdBy} is not distinct from ${ME} or ${jobs.id} in (select app.my_managed_jobs()))`,
      isOfMyUnit: sql<boolean>`${unitsOf(jobs.id, jobs.organizationId)} && (select ${myUnits})`,
    })
    .from(jobs)
    .where(
      and(
        sql`${jobs.organizationId} in (select app.my_hiring_organizations())`,
        IS_MY_JOB,
        inArray(jobs.status, ['published', 'paused', 'filled', 'expired']),
      ),
    );

/** The applications of a member who sees only a part of the people. */
async function myPeople(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select app.my_people() as id`);
  return rows.map(({ id }) => id);
}

const isAmong = (column: SQLWrapper, ids: readonly string[]) => sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;
const idsOf = (found: readonly DeskJob[]) => found.map(({ id }) => id);

/** The jobs that a member's filter covers, for the sources. Runs as the member. */
export async function readDesk(tx: Tx, { me, whose, now }: { me: string; whose: Whose; now: Date }): Promise<Desk> {
  const all = await deskJobs(tx);
  const whole = all.filter(({ isWhole }) => isWhole);
  const part = whole.length < all.length ? await myPeople(tx) : [];
  const covered = {
    mine: all.filter(({ isMine }) => isMine),
    unit: all.filter((job) => job.isOfMyUnit),
    everyone: all,
  };
  const own = covered[whose];
  const assignee = (applicationId: SQLWrapper) =>
    tx
      .select({ userId: conversationAssignees.userId })
      .from(conversationAssignees)
      .where(eq(conversationAssignees.conversationId, sql`${applicationId}`));
  const isCovered = (applicationId: SQLWrapper, jobId: SQLWrapper) =>
    whose === 'mine'
      ? sql`case when ${isAmong(jobId, idsOf(own))} then coalesce((${assignee(applicationId)}), ${me}::uuid) = ${me}::uuid
          else (${assignee(applicationId)}) = ${me}::uuid end`
      : isAmong(jobId, idsOf(own));
  const isSeen = (applicationId: SQLWrapper, jobId: SQLWrapper) =>
    sql`(${isAmong(jobId, idsOf(whole))} or ${isAmong(applicationId, part)})`;
  return {
    now,
    organizationIds: [...new Set(all.map(({ organizationId }) => organizationId))],
    hasJob: (jobId) => isAmong(jobId, idsOf(own)),
    hasApplication: (applicationId, jobId) =>
      part.length === 0
        ? sql`(${isAmong(jobId, idsOf(whole))} and ${isCovered(applicationId, jobId)})`
        : sql`(${isAmong(jobId, idsOf(all))} and ${isSeen(applicationId, jobId)} and ${isCovered(applicationId, jobId)})`,
  };
}
