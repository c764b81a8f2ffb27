import { and, asc, eq, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Administrators who are not on hold, by name. */
export async function listAdministratorsAtWork(tx: Tx): Promise<{ id: string; name: string }[]> {
  const rows = await tx
    .select({ id: profiles.userId, name: profiles.fullName })
    .from(profiles)
    .where(and(eq(profiles.role, 'admin'), sql`not app.is_held('person', ${profiles.userId})`))
    .orderBy(asc(profiles.fullName), asc(profiles.userId));
  return rows.map(({ id, name }) => ({ id, name: name ?? 'Administrator' }));
}

export const administratorsAtWork = async (tx: Tx): Promise<ReadonlySet<string>> =>
  new Set((await listAdministratorsAtWork(tx)).map(({ id }) => id));

export const isAtWork = async (tx: Tx, userId: string): Promise<boolean> =>
  (await administratorsAtWork(tx)).has(userId);

/** How many administrators other than this one could review today; one on hold could not. */
export const othersThan = (me: string, atWork: ReadonlySet<string>): number => atWork.size - Number(atWork.has(me));

export const countOtherAdministrators = async (tx: Tx, me: string): Promise<number> =>
  othersThan(me, await administratorsAtWork(tx));
