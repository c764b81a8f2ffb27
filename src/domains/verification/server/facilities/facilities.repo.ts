import { and, asc, desc, eq, getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { facilityDirectory } from '#domains/verification/db/facilities.ts';
import { fasterCondition } from '#platform/server/common-values.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { escapeLike } from '#platform/server/database/like.ts';
import type { DirectoryStatus } from '#domains/verification/contract/facility-directory.ts';
import type { FacilityRow } from './hospital-file.ts';

const { ccn, ...columns } = getTableColumns(facilityDirectory);
const fromFile = Object.fromEntries(
  Object.entries(columns).map(([key, column]) => [key, sql`excluded.${sql.identifier(snakeCase(column.name))}`]),
);

/** Adds or updates facilities and returns how many were new. Each `ccn` may occur once in `rows`. */
export async function upsertFacilities(
  tx: Tx,
  rows: readonly FacilityRow[],
  importedAt: Date,
): Promise<{ added: number }> {
  const written = await tx
    .insert(facilityDirectory)
    .values(rows.map((row) => ({ ...row, importedAt })))
    .onConflictDoUpdate({ target: ccn, set: fromFile })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return { added: written.filter(({ isNew }) => isNew).length };
}

/** Facilities from the official file, without the demo's. */
export async function countOfficial(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from facility_directory where not is_invented`,
  );
  return rows[0]?.n ?? 0;
}

/** Whether the official directory has been imported; `invented`: only the demo's entries exist. */
export async function readDirectoryStatus(tx: Tx): Promise<DirectoryStatus> {
  const { rows } = await tx.execute<{ status: DirectoryStatus }>(sql`
    select case when exists (select 1 from facility_directory where not is_invented) then 'official'
      when exists (select 1 from facility_directory) then 'invented' else 'missing' end as status`);
  return rows[0]?.status ?? 'missing';
}

/** At most this many results of a common word are ranked; beyond that the closest one is arbitrary. */
const COMPARED = 2000;
/** Minimum trigram similarity of a misspelled word: two swapped letters leave 0.4 of a short one. */
const WORD_LIKENESS = '0.4';

interface Sought {
  text: string;
  state?: string | undefined;
  limit: number;
}

/**
 * Facilities whose name contains every word, closest first; if there are none, those with a word similar to each.
 * Both use trigrams.
 */
export async function searchFacilities(tx: Tx, sought: Sought) {
  const holding = await closest(tx, (name, word) => sql`${name} ilike ${`%${escapeLike(word)}%`}`, sought);
  if (holding.length > 0) return holding;
  await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${WORD_LIKENESS}, true)`);
  return closest(tx, (name, word) => sql`${word} <% ${name}`, sought);
}

async function closest(tx: Tx, matches: (name: SQLWrapper, word: string) => SQL, { text, state, limit }: Sought) {
  const words = text.split(/\s+/).filter(Boolean);
  const allMatch = await fasterCondition(tx, facilityDirectory, facilityDirectory.name, (name) =>
    and(...words.map((word) => matches(name, word))),
  );
  const like = tx
    .select()
    .from(facilityDirectory)
    .where(and(allMatch, state ? eq(facilityDirectory.state, state) : undefined))
    .limit(COMPARED)
    .as('alike');
  return tx
    .select()
    .from(like)
    .orderBy(desc(sql`similarity(${like.name}, ${text})`), asc(like.name), asc(like.ccn))
    .limit(limit);
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export async function findDirectoryEntry(tx: Tx, ccn: string) {
  const [row] = await tx.select().from(facilityDirectory).where(eq(facilityDirectory.ccn, ccn));
  return row ?? null;
}
