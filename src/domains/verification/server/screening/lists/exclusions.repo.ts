import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { exclusionEntries, exclusionFiles } from '#domains/verification/db/screening.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { WHOLE_FILE } from '#platform/server/whole-file.ts';
import type { ExclusionSource } from '#domains/verification/contract/screening.ts';
import type { ExclusionLine } from './exclusion-line.ts';

const FACTS = sql.raw(`key, is_firm, last_name, first_name, middle_name, suffix, firm_name, occupation, npi,
  date_of_birth, city, state, exclusion_type, excluded_on, ends_on`);
/** Columns of the incoming lines, in the order of `FACTS`. */
const FROM_INCOMING = sql.raw(`i.key, i.is_firm, i.last_name, i.first_name, i.middle_name, i.suffix, i.firm_name,
  i.occupation, i.npi, i.date_of_birth, i.city, i.state, i.exclusion_type, i.excluded_on, i.ends_on`);
const FROM_ENTRY = sql.raw(`e.key, e.is_firm, e.last_name, e.first_name, e.middle_name, e.suffix, e.firm_name,
  e.occupation, e.npi, e.date_of_birth, e.city, e.state, e.exclusion_type, e.excluded_on, e.ends_on`);

/** A temporary table for a file's lines. Concurrent imports wait for each other. */
export async function openIncoming(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('exclusions'))`);
  await tx.execute(sql`create temporary table incoming on commit drop as
    select ${FACTS} from public.exclusion_entries with no data`);
}

export async function addIncoming(tx: Tx, lines: readonly ExclusionLine[]): Promise<void> {
  const rows = lines.map((line) =>
    Object.fromEntries(
      Object.entries(line).map(([key, value]) => [key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`), value]),
    ),
  );
  await tx.execute(sql`insert into incoming (${FACTS})
    select ${FACTS} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(key text, is_firm boolean,
      last_name text, first_name text, middle_name text, suffix text, firm_name text, occupation text, npi text,
      date_of_birth date, city text, state text, exclusion_type text, excluded_on date, ends_on date)`);
}

export interface Taken {
  entries: number;
  added: number;
  updated: number;
  removed: number;
}

export interface Compared {
  incoming: number;
  listed: number;
  newestOn: string | null;
  listedNewestOn: string | null;
}

/** Size and newest exclusion of the incoming lines and of the current list. */
export async function compareIncoming(tx: Tx, source: ExclusionSource): Promise<Compared> {
  const { rows } = await tx.execute<Compared & Record<string, unknown>>(sql`
    select i.n as incoming, i.newest as "newestOn", e.n as listed, e.newest as "listedNewestOn"
    from (select count(distinct key)::int as n, max(excluded_on)::text as newest from incoming) i,
      (select count(*)::int as n, max(excluded_on)::text as newest
       from public.exclusion_entries where source = ${source} and removed_at is null) e`);
  const [row] = rows;
  if (!row) throw new Error('a comparison returned no row');
  return row;
}

/**
 * Applies an import: updates changed lines, adds new ones, marks missing ones as removed. A file much smaller than the
 * current list is a supplement and removes nothing. A real file replaces an
 * invented list completely, however small the file is.
 */
export async function takeIncoming(
  tx: Tx,
  { source, now, replacesAll }: { source: ExclusionSource; now: Date; replacesAll: boolean },
): Promise<Taken> {
  const at = now.toISOString();
  await tx.execute(sql`delete from incoming a using incoming b where a.key = b.key and a.ctid < b.ctid`);
  await tx.execute(sql`create unique index on incoming (key)`);
  await tx.execute(sql`analyze incoming`);
  const counts = await tx.execute<{ incoming: number; listed: number }>(sql`
    select (select count(*)::int from incoming) as incoming,
      (select count(*)::int from public.exclusion_entries where source = ${source} and removed_at is null) as listed`);
  const { incoming = 0, listed = 0 } = counts.rows[0] ?? {};
  const updated = await tx.execute(sql`
    update public.exclusion_entries e set (${FACTS}, removed_at) = (${FROM_INCOMING}, null) from incoming i
    where e.source = ${source} and e.key = i.key
      and (e.removed_at is not null or (${FROM_ENTRY}) is distinct from (${FROM_INCOMING}))`);
  const added = await tx.execute(sql`
    insert into public.exclusion_entries (source, ${FACTS}) select ${source}, ${FACTS} from incoming
    on conflict (source, key) do nothing`);
  const removed =
    incoming < listed * WHOLE_FILE && !replacesAll
      ? { rowCount: 0 }
      : await tx.execute(sql`
          update public.exclusion_entries e set removed_at = ${at}
          where e.source = ${source} and e.removed_at is null
            and not exists (select 1 from incoming i where i.key = e.key)`);
  return {
    entries: incoming,
    added: added.rowCount ?? 0,
    updated: updated.rowCount ?? 0,
    removed: removed.rowCount ?? 0,
  };
}

export async function insertFile(tx: Tx, file: typeof exclusionFiles.$inferInsert): Promise<void> {
  await tx.insert(exclusionFiles).values(file);
}

/** The newest import of each list. */
export const lastFiles = (tx: Tx) =>
  tx
    .selectDistinctOn([exclusionFiles.source])
    .from(exclusionFiles)
    .orderBy(exclusionFiles.source, desc(exclusionFiles.importedAt));

/** Lines about people valid on a day, in pages. */
export const listEntries = (tx: Tx, params: { after: string | null; today: string; limit: number }) =>
  tx
    .select({
      id: exclusionEntries.id,
      lastName: exclusionEntries.lastName,
      firstName: exclusionEntries.firstName,
      middleName: exclusionEntries.middleName,
      suffix: exclusionEntries.suffix,
      dateOfBirth: exclusionEntries.dateOfBirth,
      state: exclusionEntries.state,
      npi: exclusionEntries.npi,
    })
    .from(exclusionEntries)
    .where(
      and(
        eq(exclusionEntries.isFirm, false),
        isNull(exclusionEntries.removedAt),
        or(isNull(exclusionEntries.endsOn), gt(exclusionEntries.endsOn, params.today)),
        params.after ? gt(exclusionEntries.id, params.after) : undefined,
      ),
    )
    .orderBy(asc(exclusionEntries.id))
    .limit(params.limit);
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];
