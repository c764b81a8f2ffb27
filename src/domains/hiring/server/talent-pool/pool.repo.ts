import { and, asc, eq, gt, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import type { PoolStatus } from '#domains/hiring/contract/talent-pool/pool-states.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { poolMembers } from '#domains/hiring/db/talent-pool/talent-pool.ts';
import { columnsWithout } from '#platform/db/columns.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { notFound } from '#platform/server/errors.ts';

/** What both sides may read. */
const SHARED = columnsWithout(poolMembers, 'askedBy');
export type PoolRow = Pick<typeof poolMembers.$inferSelect, keyof typeof SHARED>;

const OPEN = ['asked', 'member'] as const;
export const isOpenAt = (now: Date) => and(inArray(poolMembers.status, [...OPEN]), gt(poolMembers.expiresAt, now));

/** Null when the application has an open row already. */
export async function insertAsked(
  tx: Tx,
  {
    applicationId,
    organizationId,
    candidateId,
    reason,
    message,
    askedBy,
    askedAt,
    expiresAt,
  }: typeof poolMembers.$inferInsert,
): Promise<PoolRow | null> {
  const [row] = await tx
    .insert(poolMembers)
    .values({ applicationId, organizationId, candidateId, reason, message, askedBy, askedAt, expiresAt })
    .onConflictDoNothing()
    .returning(SHARED);
  return row ?? null;
}

/** Locks one row that the transaction's user may see; 404 otherwise. */
export async function lockMember(tx: Tx, id: string): Promise<PoolRow> {
  const [row] = await tx.select(SHARED).from(poolMembers).where(eq(poolMembers.id, id)).for('no key update');
  if (!row) throw notFound('talent pool');
  return row;
}

/** False when another request was faster. */
export async function saveMoved(
  tx: Tx,
  { id, status }: PoolRow,
  to: PoolStatus,
  changes: { expiresAt?: Date; closedAt?: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(poolMembers)
    .set({ ...changes, status: to })
    .where(and(eq(poolMembers.id, id), eq(poolMembers.status, status)));
  return rowCount === 1;
}

/** The open row of an application's person at this employer, whichever application it came from. */
export async function openRowOf(tx: Tx, person: Pick<PoolRow, 'candidateId' | 'organizationId'>, now: Date) {
  const [row] = await tx
    .select(SHARED)
    .from(poolMembers)
    .where(
      and(
        eq(poolMembers.candidateId, person.candidateId),
        eq(poolMembers.organizationId, person.organizationId),
        isOpenAt(now),
      ),
    );
  return row ?? null;
}

/** Whether the person said no to this employer, or left its pool, since then. */
export async function hasRefusedSince(
  tx: Tx,
  person: Pick<PoolRow, 'candidateId' | 'organizationId'>,
  since: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: poolMembers.id })
    .from(poolMembers)
    .where(
      and(
        eq(poolMembers.candidateId, person.candidateId),
        eq(poolMembers.organizationId, person.organizationId),
        inArray(poolMembers.status, ['declined', 'left']),
        gt(poolMembers.closedAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Keeps two members from asking the same person at the same moment. */
export const lockAsking = (tx: Tx, { candidateId, organizationId }: Pick<PoolRow, 'candidateId' | 'organizationId'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pool:${organizationId}:${candidateId}`}, 0))`);

const lockOpenWhere = (tx: Tx, where: SQL | undefined): Promise<PoolRow[]> =>
  tx
    .select(SHARED)
    .from(poolMembers)
    .where(and(inArray(poolMembers.status, [...OPEN]), where))
    .orderBy(asc(poolMembers.id))
    .for('no key update');

export const lockOpenOfCandidate = (tx: Tx, candidateId: string) =>
  lockOpenWhere(tx, eq(poolMembers.candidateId, candidateId));
export const lockOpenOfApplication = (tx: Tx, applicationId: string) =>
  lockOpenWhere(tx, eq(poolMembers.applicationId, applicationId));
export const lockOpenOfPair = (tx: Tx, candidateId: string, organizationId: string) =>
  lockOpenWhere(tx, and(eq(poolMembers.candidateId, candidateId), eq(poolMembers.organizationId, organizationId)));

/** Of an organization and everything below it, of everyone or of one person. */
export const lockOpenBelow = (tx: Tx, organizationId: string, candidateId?: string) =>
  lockOpenWhere(
    tx,
    and(
      candidateId ? eq(poolMembers.candidateId, candidateId) : undefined,
      inArray(
        poolMembers.organizationId,
        tx
          .select({ id: organizations.id })
          .from(organizations)
          .where(sql`${organizations.path} @> array[${organizationId}::uuid]`),
      ),
    ),
  );

/** Of the whole employer to which an organization belongs: a block covers all of it. */
export async function lockOpenOfEmployer(tx: Tx, organizationId: string, candidateId: string): Promise<PoolRow[]> {
  const [row] = await tx
    .select({ top: sql<string>`${organizations.path}[1]` })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row ? lockOpenBelow(tx, row.top, candidateId) : [];
}

/** Rows whose time is over, locked for this transaction; another process takes others. */
export const lockDue = (tx: Tx, now: Date, limit: number): Promise<PoolRow[]> =>
  tx
    .select(SHARED)
    .from(poolMembers)
    .where(and(or(...OPEN.map((status) => eq(poolMembers.status, status))), lte(poolMembers.expiresAt, now)))
    .orderBy(asc(poolMembers.expiresAt), asc(poolMembers.id))
    .limit(limit)
    .for('no key update', { skipLocked: true });

/** The stage of an application, and whose it is. */
export async function applicationOf(tx: Tx, id: string) {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id));
  return row ?? null;
}
