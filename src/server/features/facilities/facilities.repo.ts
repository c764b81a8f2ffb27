import { and, asc, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { facilityDirectory } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { literally } from '#server/platform/like.ts';
import type { FacilityRow } from './hospital-file.ts';

const { ccn, ...columns } = getTableColumns(facilityDirectory);
const fromFile = Object.fromEntries(
  Object.entries(columns).map(([key, column]) => [key, sql`excluded.${sql.identifier(snakeCase(column.name))}`]),
);

/** Adds the facilities or brings them up to date; answers how many were new. Each `ccn` may stand once in `rows`. */
export async function upsertFacilities(tx: Tx, rows: FacilityRow[], importedAt: Date): Promise<{ added: number }> {
  const written = await tx
    .insert(facilityDirectory)
    .values(rows.map((row) => ({ ...row, importedAt })))
    .onConflictDoUpdate({ target: ccn, set: fromFile })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return { added: written.filter(({ isNew }) => isNew).length };
}

/** So many of those that a common word finds are compared; which of them is the closest is anybody's guess then. */
const COMPARED = 2000;

interface Sought {
  text: string;
  state?: string | undefined;
  limit: number;
}

/**
 * Facilities whose name holds every word, the closest first; when there is none, those whose name resembles the text.
 * Both go by trigrams. Likeness alone would have to look at each name that shares a common word.
 */
export async function searchFacilities(tx: Tx, sought: Sought) {
  const words = sought.text.split(/\s+/).filter(Boolean);
  const holding = await closest(
    tx,
    and(...words.map((word) => sql`${facilityDirectory.name} ilike ${`%${literally(word)}%`}`)),
    sought,
  );
  return holding.length > 0 ? holding : closest(tx, sql`${facilityDirectory.name} % ${sought.text}`, sought);
}

function closest(tx: Tx, alike: SQL | undefined, { text, state, limit }: Sought) {
  const like = tx
    .select()
    .from(facilityDirectory)
    .where(and(alike, state ? eq(facilityDirectory.state, state) : undefined))
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
