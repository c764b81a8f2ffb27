import { getTableColumns, sql } from 'drizzle-orm';
import { facilityDirectory } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';
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

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
