import { and, eq, ne, sql } from 'drizzle-orm';
import { profiles } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

/** Whether somebody is an administrator now, and on no hold. */
export async function isAtWork(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: profiles.userId })
    .from(profiles)
    .where(
      and(eq(profiles.userId, userId), eq(profiles.role, 'admin'), sql`not app.is_held('person', ${profiles.userId})`),
    );
  return rows.length > 0;
}

/** Administrators other than this one who could agree or disagree today; one who is on hold could not. */
export async function countOtherAdministrators(tx: Tx, me: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(profiles)
    .where(
      and(eq(profiles.role, 'admin'), ne(profiles.userId, me), sql`not app.is_held('person', ${profiles.userId})`),
    );
  return row?.count ?? 0;
}
