import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ActiveSetting } from '#domains/matching/server/matching/index.ts';
import { profiles } from '#domains/accounts/db/identity.ts';
import { weightsVersions } from '#domains/matching/db/matching.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { VersionView } from '#domains/matching/contract/matching-lab.ts';

export type VersionRow = typeof weightsVersions.$inferSelect;
export type Evidence = NonNullable<VersionView['evidence']>;

/** Serializes proposals, approvals and rollbacks: each checks which version is active. */
export const lockVersions = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('weights', 0))`);

const proposer = alias(profiles, 'proposer');
const approver = alias(profiles, 'approver');

/** Each version with the names of its author and approver. */
const selectNamed = (tx: Tx) =>
  tx
    .select({ row: weightsVersions, proposer: proposer.fullName, approver: approver.fullName })
    .from(weightsVersions)
    .leftJoin(proposer, eq(proposer.userId, weightsVersions.proposedBy))
    .leftJoin(approver, eq(approver.userId, weightsVersions.approvedBy))
    .$dynamic();
export type NamedVersion = Awaited<ReturnType<typeof selectNamed>>[number];

/** The active version, then proposals, then former versions; newest first. */
export const listVersionRows = (tx: Tx) =>
  selectNamed(tx).orderBy(
    sql`array_position(array['active', 'proposed', 'retired'], ${weightsVersions.status})`,
    desc(weightsVersions.createdAt),
  );

export async function findVersion(tx: Tx, version: string): Promise<NamedVersion | null> {
  const [found] = await selectNamed(tx).where(eq(weightsVersions.version, version));
  return found ?? null;
}

/** Stores a version; returns whether it is new. */
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

/** Activates a version and retires the active one. */
export async function activate(tx: Tx, version: string, approvedBy: string, activatedAt: Date): Promise<void> {
  await tx.update(weightsVersions).set({ status: 'retired' }).where(eq(weightsVersions.status, 'active'));
  await tx
    .update(weightsVersions)
    .set({ status: 'active', approvedBy, activatedAt })
    .where(eq(weightsVersions.version, version));
}
