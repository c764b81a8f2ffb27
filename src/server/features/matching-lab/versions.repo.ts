import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { ActiveSetting } from '#server/features/matching/index.ts';
import { profiles, weightsVersions } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { VersionView } from '#shared/contracts/matching-lab.ts';

export type VersionRow = typeof weightsVersions.$inferSelect;
export type Evidence = NonNullable<VersionView['evidence']>;

/** One who proposes, approves or rolls back at a time: each of them looks at which version is active. */
export const lockVersions = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('weights', 0))`);

/** The active one, then proposals, then former ones; the newest first. */
export const listVersionRows = (tx: Tx) =>
  tx
    .select()
    .from(weightsVersions)
    .orderBy(
      sql`array_position(array['active', 'proposed', 'retired'], ${weightsVersions.status})`,
      desc(weightsVersions.createdAt),
    );

export async function findVersion(tx: Tx, version: string): Promise<VersionRow | null> {
  const [row] = await tx.select().from(weightsVersions).where(eq(weightsVersions.version, version));
  return row ?? null;
}

/** Stores a version once; answers whether it is new. */
export async function insertVersion(
  tx: Tx,
  setting: ActiveSetting,
  row: Pick<VersionRow, 'status' | 'proposedBy' | 'note' | 'createdAt'> & { evidence: Evidence | null },
): Promise<boolean> {
  const { version, ...weights } = setting.weights;
  const made = await tx
    .insert(weightsVersions)
    .values({ version, weights, limits: setting.limits, ...row })
    .onConflictDoNothing()
    .returning({ version: weightsVersions.version });
  return made.length > 0;
}

/** Makes a version the active one, and the one that was active a former one. */
export async function activate(tx: Tx, version: string, approvedBy: string, activatedAt: Date): Promise<void> {
  await tx.update(weightsVersions).set({ status: 'retired' }).where(eq(weightsVersions.status, 'active'));
  await tx
    .update(weightsVersions)
    .set({ status: 'active', approvedBy, activatedAt })
    .where(eq(weightsVersions.version, version));
}

export async function countOtherAdministrators(tx: Tx, me: string): Promise<number> {
  const [row] = await tx
    .select({ others: count() })
    .from(profiles)
    .where(and(eq(profiles.role, 'admin'), ne(profiles.userId, me)));
  return row?.others ?? 0;
}
