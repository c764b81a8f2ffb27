import { and, eq, lt, sql } from 'drizzle-orm';
import { idempotencyKeys } from '#platform/db/tables.ts';
import type { Tx } from '../database/db.ts';

export type RememberedRequest = typeof idempotencyKeys.$inferSelect;

interface Claim {
  owner: string;
  key: string;
}

const row = ({ owner, key }: Claim) => and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));

/**
 * A request that has no answer after this long never gets one: its process was killed, or the database went away. The
 * same request, sent again, then takes its key over; before, it would be refused for a day.
 */
const ABANDONED_MS = 30_000;

/** Claims a key for a request; returns the earlier request with that key, or null when this is the first. */
export async function claimKey(
  tx: Tx,
  claim: Claim & { requestHash: string; createdAt: Date },
): Promise<RememberedRequest | null> {
  const made = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.owner, idempotencyKeys.key],
      set: { createdAt: claim.createdAt },
      setWhere: sql`${idempotencyKeys.status} is null and ${idempotencyKeys.requestHash} = ${claim.requestHash}
        and ${idempotencyKeys.createdAt} < ${new Date(claim.createdAt.getTime() - ABANDONED_MS).toISOString()}`,
    })
    .returning({ key: idempotencyKeys.key });
  if (made.length > 0) return null;
  const [earlier] = await tx.select().from(idempotencyKeys).where(row(claim));
  return earlier ?? null;
}

export const rememberAnswer = (tx: Tx, claim: Claim, answer: { status: number; response: unknown }) =>
  tx.update(idempotencyKeys).set(answer).where(row(claim));

export const releaseKey = (tx: Tx, claim: Claim) => tx.delete(idempotencyKeys).where(row(claim));

/** Deletes responses that are older than a day. */
export const forgetBefore = (tx: Tx, before: Date) =>
  tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
