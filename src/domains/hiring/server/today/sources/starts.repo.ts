import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { applications } from '#domains/hiring/db/applications.ts';
import { startItems, starts } from '#domains/hiring/db/starts.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { certifications, licenses } from '#domains/profiles/db/candidates.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Desk, Found } from '../source.repo.ts';

/** Days before its due date from which an item of the team is listed. */
const AHEAD_DAYS = 3;

/** The end of a working day, in Central Time. */
const endOf = (day: SQL): SQL<Date> =>
  sql<Date>`((${day}) + interval '17 hours') at time zone 'America/Chicago'`.mapWith(starts.createdAt);

const underWay = (desk: Desk) =>
  and(
    inArray(starts.organizationId, [...desk.organizationIds]),
    eq(starts.status, 'planned'),
    sql`${starts.startOn} >= ${dayOf(desk.now)}::date`,
    desk.hasApplication(applications.id, applications.jobId),
  );

/** Hires for whom the team has something to do in the next days. */
export function findStartItems(tx: Tx, desk: Desk, limit: number): Promise<Found[]> {
  const due = sql`min(${starts.startOn} - ${startItems.daysBefore})`;
  return tx
    .select({
      id: starts.applicationId,
      jobId: applications.jobId,
      applicationId: starts.applicationId,
      dueAt: endOf(due),
    })
    .from(starts)
    .innerJoin(applications, eq(applications.id, starts.applicationId))
    .innerJoin(startItems, eq(startItems.applicationId, starts.applicationId))
    .where(
      and(
        underWay(desk),
        eq(startItems.owner, 'employer'),
        sql`${startItems.doneAt} is null`,
        sql`${starts.startOn} - ${startItems.daysBefore} <= ${addDays(dayOf(desk.now), AHEAD_DAYS)}::date`,
      ),
    )
    .groupBy(starts.applicationId, applications.jobId)
    .orderBy(asc(due), asc(starts.applicationId))
    .limit(limit);
}

/** Hires whose license or required certification expires before their first day. */
export function findExpiring(tx: Tx, desk: Desk, limit: number): Promise<Found[]> {
  /** The last day of the best credential that counts, where it is before the first day. */
  const expires = sql`least(
    (select max(l.expires_on) from ${licenses} l where l.user_id = ${applications.candidateId}
      and l.license_type = ${jobs.position} and l.verification_state in ('attested', 'verified')),
    (select min(held.until) from (select c.kind, max(c.expires_on) as until from ${certifications} c
      where c.user_id = ${applications.candidateId} and c.kind = any(${jobs.requiredCertifications}) group by c.kind) held))`;
  return tx
    .select({
      id: starts.applicationId,
      jobId: applications.jobId,
      applicationId: starts.applicationId,
      dueAt: endOf(expires),
    })
    .from(starts)
    .innerJoin(applications, eq(applications.id, starts.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(underWay(desk), sql`${expires} < ${starts.startOn}`))
    .orderBy(asc(starts.startOn), asc(starts.applicationId))
    .limit(limit);
}
