import { and, eq, lt, sql } from 'drizzle-orm';
import { idempotencyKeys } from '#platform/db/tables.ts';
import type { Claim } from '../database/claimed-request.ts';
import type { Tx } from '../database/db.ts';

export type RememberedRequest = typeof idempotencyKeys.$inferSelect;

type Key = Pick<Claim, 'owner' | 'key'>;

const row = ({ owner, key }: Key) => and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));

/**
 * A request that has no answer after this long never gets one: its process was killed, or the database went away. The
 * same request, sent again, then takes its key over, unless something of it was stored; before, it would be refused for
 * a day.
 */
const ABANDONED_MS = 30_000;

const abandonedBefore = (now: Date) => new Date(now.getTime() - ABANDONED_MS);

/** Whether a request did something and will never be answered. */
export const isDoneWithoutAnswer = ({ isDone, status, createdAt }: RememberedRequest, now: Date): boolean =>
  isDone && status === null && createdAt < abandonedBefore(now);

/** Claims a key for a request; returns the earlier request with that key, or null when this is the first. */
export async function claimKey(tx: Tx, claim: Claim & { requestHash: string }): Promise<RememberedRequest | null> {
  const made = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.owner, idempotencyKeys.key],
      set: { createdAt: claim.createdAt },
      setWhere: sql`${idempotencyKeys.status} is null and not ${idempotencyKeys.isDone} and ${idempotencyKeys.requestHash} = ${claim.requestHash}
        and ${idempotencyKeys.createdAt} < ${abandonedBefore(claim.createdAt).toISOString()}`,
    })
    .returning({ key: idempotencyKeys.key });
  if (made.length > 0) return null;
  const [earlier] = await tx.select().from(idempotencyKeys).where(row(claim));
  return earlier ?? null;
}

export const rememberAnswer = (tx: Tx, claim: Key, answer: { status: number; response: unknown }) =>
  tx.update(idempotencyKeys).set(answer).where(row(claim));

export const releaseKey = (tx: Tx, claim: Key) => tx.delete(idempotencyKeys).where(row(claim));

/** Deletes responses that are older than a day. */
export const forgetBefore = (tx: Tx, before: Date) =>
  tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
