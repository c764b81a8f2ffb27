import { inArray } from 'drizzle-orm';
import { verificationCases } from '#domains/verification/db/verification.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** The people that these cases are about. */
export async function peopleOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ userId: verificationCases.userId })
    .from(verificationCases)
    .where(inArray(verificationCases.id, [...ids]));
  return rows.flatMap(({ userId }) => userId ?? []);
}
