import { inArray } from 'drizzle-orm';
import { verificationCases } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

/** Whom these cases are about, organizations left out. */
export async function peopleOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ userId: verificationCases.userId })
    .from(verificationCases)
    .where(inArray(verificationCases.id, [...ids]));
  return rows.flatMap(({ userId }) => userId ?? []);
}
