import { DateTime } from 'luxon';
import { z } from 'zod';
import { audit } from '#platform/server/audit.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AuditFilter, AuditLine, listAudit } from '#domains/operations/contract/audit.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import { csvLine } from '#kernel/csv.ts';
import { listAuditRows, type AuditPlace, type AuditRow } from './audit.repo.ts';

const cursorKey = z.tuple([exactTimestamp, z.int().positive()]);

export const readAudit = (
  deps: Deps,
  me: string,
  query: InputOf<typeof listAudit>['query'],
): Promise<AnswerOf<typeof listAudit>> =>
  deps.db.as(admin(me), async (tx) => {
    const { cursor, limit, ...filter } = query;
    const rows = await listAuditRows(tx, { ...wanted(filter), after: decodeCursor(cursor, cursorKey), limit });
    return pageFrom(rows, limit, present, placeOf);
  });

const placeOf = ({ key, line }: AuditRow): [string, number] => [key, line.seq];

const HOME = 'America/Chicago';
const dayStart = (day: string) => DateTime.fromISO(day, { zone: HOME });

/** The next day has a five-digit year, which PostgreSQL can't parse in JavaScript's format. */
const LAST_DAY = '9999-12-31';

const wanted = ({ from, to, ...filter }: AuditFilter) => ({
  ...filter,
  from: from ? dayStart(from).toJSDate() : null,
  until: to && to < LAST_DAY ? dayStart(to).plus({ days: 1 }).toJSDate() : null,
});

/** Maximum lines of an export; a shorter period gives the rest. */
const MOST = 100_000;
const PAGE = 1000;

const HEADER = [
  'line',
  'at',
  'actor id',
  'actor',
  'acting for id',
  'acting for',
  'action',
  'subject',
  'subject id',
  'detail',
  'sealed',
];

/** The filtered lines as CSV, page by page, so that an export never holds a connection or much memory. */
export async function* exportLines(deps: Deps, me: string, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine(HEADER);
  let after: AuditPlace | null = null;
  for (let written = 0; written < MOST; written += PAGE) {
    const params = { ...wanted(filter), after, limit: PAGE - 1 };
    const rows: AuditRow[] = await deps.db.as(admin(me), (tx) => listAuditRows(tx, params));
    if (rows.length > 0) yield rows.map((row) => csvOf(present(row))).join('');
    if (rows.length < PAGE) return;
    const last = rows.at(-1);
    after = last ? placeOf(last) : null;
  }
}

const csvOf = (line: AuditLine): string =>
  csvLine([
    line.seq,
    line.at,
    line.actor?.id ?? null,
    line.actor?.name ?? null,
    line.actingFor?.id ?? null,
    line.actingFor?.name ?? null,
    line.action,
    line.subjectType,
    line.subjectId,
    JSON.stringify(line.detail),
    line.isSealed ? 'yes' : 'no',
  ]);

/** Logs the export itself, with its filter. */
export const noteExport = (deps: Deps, me: string, filter: AuditFilter): Promise<void> =>
  deps.db.as(admin(me), (tx) =>
    audit(tx, { actorId: me, action: 'audit.exported', subjectType: 'audit_log', subjectId: 'export', detail: filter }),
  );

const named = (id: string | null, name: string | null) => (id ? { id, name: name ?? 'Former user' } : null);

const present = ({ line, actorName, actingForName, subjectName, sealed }: AuditRow): AuditLine => ({
  seq: line.seq,
  at: line.at.toISOString(),
  actor: named(line.actorId, actorName),
  actingFor: named(line.actingForId, actingForName),
  action: line.action,
  subjectType: line.subjectType,
  subjectId: line.subjectId,
  subjectName,
  detail: line.detail as Record<string, unknown>,
  isSealed: sealed !== null,
});
