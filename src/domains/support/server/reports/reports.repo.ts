import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles, userSearch } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { messages } from '#domains/hiring/db/conversations/conversations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { reports } from '#domains/support/db/reports.ts';
import { candidateProfiles } from '#domains/profiles/db/candidates.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { hasWords, isAmong, keysWith } from '#platform/server/database/search.ts';
import { notFound } from '#platform/server/errors.ts';
import type { FileReportBody, ReportedMessage, ReportView } from '#domains/support/contract/reports.ts';

const subjectPerson = alias(profiles, 'subject_person');
const reporter = alias(profiles, 'reporter');

/** Whether the transaction's user can see the subject, so that a report reveals nothing about what exists. */
export async function seesSubject(tx: Tx, type: FileReportBody['subjectType'], id: string): Promise<boolean> {
  const seen = async (rows: Promise<unknown[]>) => (await rows).length > 0;
  if (type === 'job') return seen(tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id)));
  if (type === 'message') return seen(tx.select({ id: messages.id }).from(messages).where(eq(messages.id, id)));
  if (type === 'organization') {
    return seen(tx.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, id)));
  }
  return (
    (await seen(
      tx.select({ id: candidateProfiles.userId }).from(candidateProfiles).where(eq(candidateProfiles.userId, id)),
    )) ||
    (await seen(tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, id)))) ||
    (await seen(tx.select({ id: applications.id }).from(applications).where(eq(applications.candidateId, id)).limit(1)))
  );
}

export async function insertReport(tx: Tx, report: typeof reports.$inferInsert): Promise<string> {
  const [row] = await tx.insert(reports).values(report).returning({ id: reports.id });
  if (!row) throw new Error('the report was not stored');
  return row.id;
}

const select = (tx: Tx) =>
  tx
    .select({
      report: reports,
      key: sql<string>`${reports.createdAt}::text`,
      resolvedKey: sql<string>`${reports.resolvedAt}::text`,
      reporter: reporter.fullName,
      person: subjectPerson.fullName,
      organization: organizations.name,
      job: jobs.title,
      isHeld: sql<boolean>`app.is_held(${reports.subjectType}, ${reports.subjectId})`,
      openAboutSubject: sql<number>`(select count(*)::int from reports o where o.status = 'open'
        and o.subject_type = ${reports.subjectType} and o.subject_id = ${reports.subjectId})`,
    })
    .from(reports)
    .leftJoin(reporter, eq(reporter.userId, reports.reporterId))
    .leftJoin(subjectPerson, and(eq(reports.subjectType, 'person'), eq(subjectPerson.userId, reports.subjectId)))
    .leftJoin(organizations, and(eq(reports.subjectType, 'organization'), eq(organizations.id, reports.subjectId)))
    .leftJoin(jobs, and(eq(reports.subjectType, 'job'), eq(jobs.id, reports.subjectId)))
    .$dynamic();
export type ReportRow = Awaited<ReturnType<typeof select>>[number];

/** Reports about, by or with these words. */
const isWith = (q: string) => {
  const people = keysWith(userSearch.userId, userSearch.words, q);
  return or(
    isAmong(reports.subjectId, people),
    isAmong(reports.reporterId, people),
    isAmong(reports.subjectId, keysWith(organizations.id, organizations.name, q)),
    isAmong(reports.subjectId, keysWith(jobs.id, jobs.title, q)),
    hasWords(reports.detail, q),
  );
};

export function listReportRows(
  tx: Tx,
  {
    status,
    q,
    after,
    limit,
  }: { status: 'open' | 'resolved'; q: string | undefined; after: readonly [string, string] | null; limit: number },
) {
  const isOpen = status === 'open';
  const column = isOpen ? reports.createdAt : reports.resolvedAt;
  const beyond =
    after &&
    (isOpen
      ? sql`(${column}, ${reports.id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`
      : sql`(${column}, ${reports.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  return select(tx)
    .where(and(eq(reports.status, status), q ? isWith(q) : undefined, beyond ?? undefined))
    .orderBy(...(isOpen ? [asc(column), asc(reports.id)] : [desc(column), desc(reports.id)]))
    .limit(limit + 1);
}

export async function findReport(tx: Tx, id: string): Promise<ReportRow> {
  const [row] = await select(tx).where(eq(reports.id, id));
  if (!row) throw notFound('report');
  return row;
}

/** Answers whether the report was open. */
export async function closeReport(
  tx: Tx,
  id: string,
  end: { resolution: string; resolvedBy: string; resolvedAt: Date },
) {
  const rows = await tx
    .update(reports)
    .set({ ...end, status: 'resolved' })
    .where(and(eq(reports.id, id), eq(reports.status, 'open')))
    .returning({ id: reports.id });
  return rows.length > 0;
}

export interface Sender {
  reportId: string;
  subjectType: 'person' | 'organization';
  subjectId: string;
  name: string | null;
  isHeld: boolean;
}

/** The senders of the reported messages among these reports, by report; none for a message that was deleted. */
export async function readSenders(tx: Tx, rows: readonly ReportRow[]): Promise<ReadonlyMap<string, Sender>> {
  const ids = rows.flatMap(({ report }) => (report.subjectType === 'message' ? [report.id] : []));
  if (ids.length === 0) return new Map();
  const { rows: senders } = await tx.execute<Sender & Record<string, unknown>>(sql`
    select report_id as "reportId", subject_type as "subjectType", subject_id as "subjectId", name,
      app.is_held(subject_type, subject_id) as "isHeld"
    from app.reported_senders(array[${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}])`);
  return new Map(senders.map((sender) => [sender.reportId, sender]));
}

export async function readReportedMessages(tx: Tx, reportId: string, around: number): Promise<ReportedRow[]> {
  const { rows } = await tx.execute<ReportedRow & Record<string, unknown>>(sql`
    select id, side, body, sent_at::text as "sentAt", is_reported as "isReported"
    from app.reported_messages(${reportId}::uuid, ${around})`);
  return rows;
}
type ReportedRow = Omit<ReportedMessage, 'sentAt'> & { sentAt: string };

export const presentReport = (row: ReportRow, sender?: Sender): ReportView => ({
  id: row.report.id,
  subjectType: row.report.subjectType,
  subjectId: row.report.subjectId,
  subject: row.person ?? row.organization ?? row.job ?? sender?.name ?? 'Deleted',
  isHeld: sender?.isHeld ?? row.isHeld,
  openAboutSubject: row.openAboutSubject,
  reporter: row.reporter ?? 'A former user',
  reason: row.report.reason,
  detail: row.report.detail,
  status: row.report.status,
  resolution: row.report.resolution,
  resolvedAt: row.report.resolvedAt?.toISOString() ?? null,
  createdAt: row.report.createdAt.toISOString(),
});
