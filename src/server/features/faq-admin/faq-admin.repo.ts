import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { faqQuestions } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FaqEntry } from '#shared/contracts/faq-admin.ts';

const select = (tx: Tx) =>
  tx
    .select({ row: faqQuestions, key: sql<string>`${faqQuestions.createdAt}::text` })
    .from(faqQuestions)
    .$dynamic();
export type FaqRow = Awaited<ReturnType<typeof select>>[number];

export function listFaqRows(
  tx: Tx,
  { status, after, limit }: { status: FaqEntry['status']; after: readonly [string, string] | null; limit: number },
) {
  const waits = status === 'pending';
  const key = sql`(${faqQuestions.createdAt}, ${faqQuestions.id})`;
  const edge = after && sql`(${after[0]}::timestamptz, ${after[1]}::uuid)`;
  return select(tx)
    .where(
      and(eq(faqQuestions.status, status), edge ? (waits ? sql`${key} > ${edge}` : sql`${key} < ${edge}`) : undefined),
    )
    .orderBy(
      ...(waits
        ? [asc(faqQuestions.createdAt), asc(faqQuestions.id)]
        : [desc(faqQuestions.createdAt), desc(faqQuestions.id)]),
    )
    .limit(limit + 1);
}

export async function lockFaq(tx: Tx, id: string) {
  const [row] = await tx.select().from(faqQuestions).where(eq(faqQuestions.id, id)).for('update');
  if (!row) throw notFound('question');
  return row;
}

export async function saveFaq(tx: Tx, id: string, values: Partial<typeof faqQuestions.$inferInsert>) {
  const [row] = await tx.update(faqQuestions).set(values).where(eq(faqQuestions.id, id)).returning();
  if (!row) throw notFound('question');
  return row;
}

export const removeFaq = (tx: Tx, id: string) => tx.delete(faqQuestions).where(eq(faqQuestions.id, id));
