import { lt } from 'drizzle-orm';
import { inboundDeliveries } from '#platform/db/tables.ts';
import type { Tx } from '../database/db.ts';

/** Claims a delivery for this transaction; false when it was accepted before. A concurrent copy waits for the commit. */
export async function claimDelivery(tx: Tx, delivery: typeof inboundDeliveries.$inferInsert): Promise<boolean> {
  const claimed = await tx
    .insert(inboundDeliveries)
    .values(delivery)
    .onConflictDoNothing()
    .returning({ id: inboundDeliveries.deliveryId });
  return claimed.length > 0;
}

export const deleteDeliveriesBefore = (tx: Tx, before: Date) =>
  tx.delete(inboundDeliveries).where(lt(inboundDeliveries.receivedAt, before));
