import { inArray } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Names of administrators by ID, for showing who did something; `nameless` replaces a missing name. */
export async function namesOf(
  tx: Tx,
  ids: readonly (string | null)[],
  nameless = 'Administrator',
): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await tx
    .select({ id: profiles.userId, name: profiles.fullName })
    .from(profiles)
    .where(inArray(profiles.userId, known));
  return new Map(rows.map(({ id, name }) => [id, name ?? nameless]));
}
