import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { consents } from '#domains/accounts/db/identity.ts';
import { RULE_BOOKS } from '#domains/hiring/contract/starts/rules/rules.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { startItems, starts } from '#domains/hiring/db/starts/starts.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { certifications, licenses } from '#domains/profiles/db/candidates.ts';
import { medicalDocuments, storedFiles } from '#domains/profiles/db/documents.ts';
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

/** Which kind of health document settles which item. */
const HEALTH_RULES = RULE_BOOKS.flatMap(({ rules }) => rules).flatMap(({ id, evidence }) =>
  evidence?.kind === 'health' ? { rule: id, kind: evidence.of } : [],
);

/**
 * The last day of the first shared health document that ends, of those that settle an open item of the checklist. As on
 * the checklist, a later document of the kind counts instead, and an administrator who views as a member sees none.
 */
const healthEnds = (today: string) => sql`(select min(held.until) from (
  select r.kind, max(coalesce(d.expires_on, 'infinity')) as until
  from ${startItems} i
  join jsonb_to_recordset(${JSON.stringify(HEALTH_RULES)}::jsonb) as r (rule text, kind text) on r.rule = i.rule
  join ${medicalDocuments} d on d.user_id = ${applications.candidateId} and d.kind = r.kind and d.deleted_at is null
    and coalesce(d.expires_on, 'infinity') >= ${today}::date
  join ${storedFiles} f on f.id = d.file_id and f.scan_state in ('pending', 'clean', 'not_scanned')
  where i.application_id = ${starts.applicationId} and i.done_at is null and not (select app.is_acted())
    and exists (select 1 from ${consents} c where c.user_id = ${applications.candidateId} and c.application_id = ${starts.applicationId}
      and c.kind = 'share_medical' and c.revoked_at is null)
  group by r.kind) held)`;

/** Hires whose license, required certification or shared health document expires before their first day. */
export function findExpiring(tx: Tx, desk: Desk, limit: number): Promise<Found[]> {
  /** The last day of the best credential that counts, where it is before the first day. */
  const expires = sql`least(
    (select max(l.expires_on) from ${licenses} l where l.user_id = ${applications.candidateId}
      and l.license_type = ${jobs.position} and l.verification_state in ('attested', 'verified')),
    (select min(held.until) from (select c.kind, max(c.expires_on) as until from ${certifications} c
      where c.user_id = ${applications.candidateId} and c.kind = any(${jobs.requiredCertifications}) group by c.kind) held),
    ${healthEnds(dayOf(desk.now))})`;
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
