import { eq } from 'drizzle-orm';
import { offers } from '#domains/hiring/db/offers/offers.ts';
import { offerCounters } from '#domains/hiring/db/offers/offer-counters.ts';
import type { Tx } from '#platform/server/database/db.ts';

export type Counter = typeof offerCounters.$inferSelect;

export async function counterOf(tx: Tx, offerId: string): Promise<Counter | null> {
  const [counter] = await tx.select().from(offerCounters).where(eq(offerCounters.offerId, offerId));
  return counter ?? null;
}

export const insertCounter = (tx: Tx, counter: typeof offerCounters.$inferInsert) =>
  tx.insert(offerCounters).values(counter);

export const answerCounter = (tx: Tx, offerId: string, answer: NonNullable<Counter['answer']>, answeredAt: Date) =>
  tx.update(offerCounters).set({ answer, answeredAt }).where(eq(offerCounters.offerId, offerId));

/** Says that an offer takes the place of another. */
export const setReplaced = (tx: Tx, offerId: string, replacesId: string) =>
  tx.update(offers).set({ replacesId }).where(eq(offers.id, offerId));
