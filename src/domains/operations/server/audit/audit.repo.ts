import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { auditSeals } from '#domains/operations/db/operations.ts';
import { auditLog } from '#platform/db/tables.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { isInPage } from '#platform/server/http/keyset.ts';
import type { AuditFilter } from '#domains/operations/contract/audit.ts';

/** A line's place in the list: its full timestamp and number. */
export type AuditPlace = readonly [at: string, seq: number];

interface Wanted extends Omit<AuditFilter, 'from' | 'to'> {
  from: Date | null;
  /** Exclusive end. */
  until: Date | null;
  after: AuditPlace | null;
  limit: number;
}

const actedPersons = alias(profiles, 'acted_persons');

const conditionsOf = (filter: Wanted) =>
  and(
    // Not `like`: with row-level security an index only serves operators that reveal nothing about hidden rows.
    filter.action ? sql`starts_with(${auditLog.action}, ${filter.action})` : undefined,
    filter.subjectType ? eq(auditLog.subjectType, filter.subjectType) : undefined,
    filter.subjectId ? eq(auditLog.subjectId, filter.subjectId) : undefined,
    filter.actorId ? eq(auditLog.actorId, filter.actorId) : undefined,
    filter.from ? gte(auditLog.at, filter.from) : undefined,
    filter.until ? lt(auditLog.at, filter.until) : undefined,
    filter.after
      ? sql`(${auditLog.at}, ${auditLog.seq}) < (${filter.after[0]}::timestamptz, ${filter.after[1]}::bigint)`
      : undefined,
  );

const newest = [desc(auditLog.at), desc(auditLog.seq)];

const pageOf = (tx: Tx, filter: Wanted) =>
  tx
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(conditionsOf(filter))
    .orderBy(...newest)
    .limit(filter.limit + 1);

/** Who or what a line is about. The id is text, and not every subject has one of these tables. */
const subjectName = sql<string | null>`case when ${auditLog.subjectId} ~ '^[0-9a-f-]{36}$' then
  case ${auditLog.subjectType}
    when 'person' then (select s.full_name from profiles s where s.user_id = ${auditLog.subjectId}::uuid)
    when 'organization' then (select s.name from organizations s where s.id = ${auditLog.subjectId}::uuid)
    when 'job' then (select s.title from jobs s where s.id = ${auditLog.subjectId}::uuid)
    when 'application' then (select concat_ws(', ', p.full_name, j.title) from applications s
      join profiles p on p.user_id = s.candidate_id join jobs j on j.id = s.job_id
      where s.id = ${auditLog.subjectId}::uuid)
    when 'case' then (select coalesce(p.full_name, o.name) from verification_cases s
      left join profiles p on p.user_id = s.user_id left join organizations o on o.id = s.organization_id
      where s.id = ${auditLog.subjectId}::uuid)
  end end`;

export const listAuditRows = (tx: Tx, filter: Wanted) =>
  tx
    .select({
      line: auditLog,
      key: sql<string>`${auditLog.at}::text`,
      actorName: profiles.fullName,
      actingForName: actedPersons.fullName,
      subjectName,
      sealed: auditSeals.seq,
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.userId, auditLog.actorId))
    .leftJoin(actedPersons, eq(actedPersons.userId, auditLog.actingForId))
    .leftJoin(auditSeals, eq(auditSeals.seq, auditLog.seq))
    .where(isInPage(auditLog.seq, pageOf(tx, filter)))
    .orderBy(...newest);
export type AuditRow = Awaited<ReturnType<typeof listAuditRows>>[number];

/** Seals up to `most` lines and returns how many. */
export async function sealLines(tx: Tx, most: number): Promise<number> {
  const { rows } = await tx.execute<{ sealed: number }>(sql`select app.seal_audit(${most}::integer) as sealed`);
  return rows[0]?.sealed ?? 0;
}

const sealed = { position: auditSeals.position, seq: auditSeals.seq, hash: auditSeals.hash };

export const latestSeal = (tx: Tx) =>
  tx
    .select(sealed)
    .from(auditSeals)
    .orderBy(desc(auditSeals.position))
    .limit(1)
    .then(([row]) => row ?? null);

export const sealAt = (tx: Tx, position: number) =>
  tx
    .select(sealed)
    .from(auditSeals)
    .where(eq(auditSeals.position, position))
    .then(([row]) => row ?? null);

interface ChainRow extends Record<string, unknown> {
  checked: string;
  unsealed: string;
  problem: 'seal_missing' | 'line_missing' | 'line_changed' | null;
  position: string | null;
  seq: string | null;
}

export async function walkChain(tx: Tx): Promise<ChainRow> {
  const { rows } = await tx.execute<ChainRow>(sql`select * from app.check_audit()`);
  const [row] = rows;
  if (!row) throw new Error('the audit log check returned no row');
  return row;
}
