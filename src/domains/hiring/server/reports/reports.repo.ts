import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { ANSWER_DAYS } from '#domains/hiring/contract/interviews/attendance-rules.ts';
import { UNSENT_OFFERS } from '#domains/hiring/contract/offers/offer-states.ts';
import { applicationEvents, applications } from '#domains/hiring/db/applications/applications.ts';
import { interviews } from '#domains/hiring/db/interviews/interviews.ts';
import { offers } from '#domains/hiring/db/offers/offers.ts';
import { privateDeclines } from '#domains/hiring/db/applications/private-declines.ts';
import { jobs, jobUnits } from '#domains/jobs/db/jobs.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import { isOneOf } from '#platform/server/database/search.ts';

/** The first and the last day of a report, as ISO days in Central Time. */
export interface Period {
  from: string;
  until: string;
}

const MINE = sql`(select app.my_hiring_organizations())`;
const inPeriod = (moment: AnyPgColumn, { from, until }: Period): SQL => sql`
  ${moment} >= ${from}::date::timestamp at time zone 'America/Chicago'
  and ${moment} < (${until}::date + 1)::timestamp at time zone 'America/Chicago'`;

/** The applications of a period that the viewer sees as an employer, with what a report needs of each. */
export const cohortOf = (tx: Tx, period: Period) =>
  tx
    .select({
      id: applications.id,
      jobId: applications.jobId,
      source: applications.source,
      stage: applications.stage,
      matchedAt: applications.createdAt,
      appliedAt: applications.appliedAt,
      firstResponseAt: applications.firstResponseAt,
      responseDueAt: applications.responseDueAt,
      position: jobs.position,
      recruiterId: jobs.createdBy,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(made(period));
export type CohortRow = Awaited<ReturnType<typeof cohortOf>>[number];

const made = (period: Period): SQL | undefined =>
  and(sql`${applications.organizationId} in ${MINE}`, inPeriod(applications.appliedAt, period));

/**
 * The steps of applications in their order. Runs as `service`, for applications that the viewer was seen to see: the policy
 * of the timeline would look up the application of every line.
 */
export const stepsOf = (tx: Tx, ids: readonly string[]) =>
  elevate(tx, () =>
    tx
      .select({
        applicationId: applicationEvents.applicationId,
        to: applicationEvents.toStage,
        at: applicationEvents.at,
      })
      .from(applicationEvents)
      .where(and(isOneOf(applicationEvents.applicationId, ids), eq(applicationEvents.kind, 'stage')))
      .orderBy(asc(applicationEvents.seq)),
  );
export type StepRow = Awaited<ReturnType<typeof stepsOf>>[number];

/** Runs as `service`, as `stepsOf`. */
export const offersOf = (tx: Tx, ids: readonly string[]) =>
  elevate(tx, () =>
    tx
      .select({
        applicationId: offers.applicationId,
        status: offers.status,
        startDate: offers.startDate,
        sentAt: offers.sentAt,
      })
      .from(offers)
      .where(isOneOf(offers.applicationId, ids)),
  );
export type OfferRow = Awaited<ReturnType<typeof offersOf>>[number];

/** The applications whose candidate missed an interview. Runs as `service`, as `stepsOf`. */
export const noShowsOf = (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  elevate(tx, async () => {
    const rows = await tx
      .selectDistinct({ id: interviews.applicationId })
      .from(interviews)
      .where(and(isOneOf(interviews.applicationId, ids), eq(interviews.status, 'no_show')));
    return new Set(rows.map(({ id }) => id));
  });

/**
 * The applications for whose interview the employer was a no-show: the candidate says so, and the team said nothing within
 * the days it has to answer, as in `countAttendance`. Runs as `service`, as `stepsOf`.
 */
export const employerNoShowsOf = (tx: Tx, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> =>
  elevate(tx, async () => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct i.application_id as id from interviews i
      join interview_accounts theirs on theirs.interview_id = i.id and theirs.side = 'candidate'
      where i.application_id = any(${sql.param([...ids])}::uuid[]) and theirs.account = 'other_absent'
        and theirs.given_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${ANSWER_DAYS})
        and not exists (select 1 from interview_accounts own where own.interview_id = i.id and own.side = 'employer')`);
    return new Set(rows.map(({ id }) => id));
  });

/** Jobs of the viewer that were filled in a period. */
export const filledJobs = (tx: Tx, period: Period) =>
  tx
    .select({
      jobId: jobs.id,
      position: jobs.position,
      recruiterId: jobs.createdBy,
      publishedAt: jobs.publishedAt,
      filledAt: jobs.statusChangedAt,
    })
    .from(jobs)
    .where(
      and(sql`${jobs.organizationId} in ${MINE}`, eq(jobs.status, 'filled'), inPeriod(jobs.statusChangedAt, period)),
    );
export type FilledJob = Awaited<ReturnType<typeof filledJobs>>[number];

/** The units of jobs by job. */
export async function unitsOf(tx: Tx, jobIds: readonly string[]) {
  const rows = await tx
    .select({ jobId: jobUnits.jobId, id: organizations.id, name: organizations.name })
    .from(jobUnits)
    .innerJoin(organizations, eq(organizations.id, jobUnits.unitId))
    .where(inArray(jobUnits.jobId, [...jobIds]));
  const found = new Map<string, { id: string; name: string }[]>();
  for (const { jobId, ...unit } of rows) found.set(jobId, [...(found.get(jobId) ?? []), unit]);
  return found;
}

/** The names of members by ID; those who left are missing. */
export async function memberNames(tx: Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ userId: profiles.userId, name: profiles.fullName })
    .from(profiles)
    .where(inArray(profiles.userId, [...userIds]));
  return new Map(rows.flatMap(({ userId, name }) => (name ? [[userId, name] as const] : [])));
}

type Place = readonly [appliedAt: string, id: string];

const exactTime = sql<string>`${applications.appliedAt}::text`;

/** One page of the given applications, latest first; row-level security decides whose name is read. */
export const pageOfPeople = (tx: Tx, ids: readonly string[], after: Place | null, limit: number) =>
  tx
    .select({
      person: {
        applicationId: applications.id,
        jobId: applications.jobId,
        jobTitle: jobs.title,
        name: profiles.fullName,
        stage: applications.stage,
      },
      // The report counts none that was never made.
      appliedAt: sql<Date>`${applications.appliedAt}`.mapWith(applications.appliedAt),
      key: exactTime,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(profiles, eq(profiles.userId, applications.candidateId))
    .where(
      and(
        isOneOf(applications.id, ids),
        after
          ? sql`(${applications.appliedAt}, ${applications.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(limit);

/** Some lines of the applicant flow log, oldest first. */
export const pageOfLog = (tx: Tx, period: Period, after: Place | null, limit: number) =>
  tx
    .select({
      id: applications.id,
      key: exactTime,
      requisition: jobs.externalRequisitionId,
      jobTitle: jobs.title,
      position: jobs.position,
      name: profiles.fullName,
      source: applications.source,
      appliedAt: applications.appliedAt,
      stage: applications.stage,
      updatedAt: applications.updatedAt,
      declineReason: applications.declineReason,
      privateReason: privateDeclines.reason,
      // Of those that were sent, since the application was made last. A draft has the moment when it was begun.
      lastOffer: sql<string | null>`(select o.status from offers o where o.application_id = ${applications.id}
        and o.sent_at >= ${applications.appliedAt} and o.status <> all(${sql.param([...UNSENT_OFFERS])}::text[])
        order by o.sent_at desc limit 1)`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(profiles, eq(profiles.userId, applications.candidateId))
    .leftJoin(privateDeclines, eq(privateDeclines.applicationId, applications.id))
    .where(
      and(
        made(period),
        after
          ? sql`(${applications.appliedAt}, ${applications.id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(applications.appliedAt), asc(applications.id))
    .limit(limit);
export type LogRow = Awaited<ReturnType<typeof pageOfLog>>[number];
