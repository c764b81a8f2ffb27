import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { inPublicOrder, publicKey } from './faq.repo.ts';
import { faqQuestions } from '#domains/support/db/faq.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { hasWords } from '#platform/server/database/search.ts';
import { notFound } from '#platform/server/errors.ts';

const select = (tx: Tx) =>
  tx
    .select({
      row: faqQuestions,
      key: sql<string>`${faqQuestions.createdAt}::text`,
      shownSince: sql<string>`${faqQuestions.publishedAt}::text`,
    })
    .from(faqQuestions)
    .$dynamic();
export type FaqRow = Awaited<ReturnType<typeof select>>[number];

const [rank, publishedAt, publishedId] = publicKey;

const isAbout = (q: string | undefined) =>
  q ? or(hasWords(faqQuestions.question, q), hasWords(faqQuestions.answer, q)) : undefined;

/** In the order of the public page. */
export const listPublishedRows = (
  tx: Tx,
  { q, after, limit }: { q: string | undefined; after: readonly [number, string, string] | null; limit: number },
) =>
  select(tx)
    .where(
      and(
        eq(faqQuestions.status, 'published'),
        isAbout(q),
        after
          ? sql`(${rank}, ${publishedAt}, ${publishedId}) < (${after[0]}::int, ${after[1]}::timestamptz, ${after[2]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(...inPublicOrder)
    .limit(limit + 1);

export function listFaqRows(
  tx: Tx,
  {
    status,
    q,
    after,
    limit,
  }: {
    status: 'pending' | 'unpublished';
    q: string | undefined;
    after: readonly [string, string] | null;
    limit: number;
  },
) {
  const waits = status === 'pending';
  const key = sql`(${faqQuestions.createdAt}, ${faqQuestions.id})`;
  const edge = after && sql`(${after[0]}::timestamptz, ${after[1]}::uuid)`;
  return select(tx)
    .where(
      and(
        eq(faqQuestions.status, status),
        isNull(faqQuestions.deletedAt),
        isAbout(q),
        edge ? (waits ? sql`${key} > ${edge}` : sql`${key} < ${edge}`) : undefined,
      ),
    )
    .orderBy(
      ...(waits
        ? [asc(faqQuestions.createdAt), asc(faqQuestions.id)]
        : [desc(faqQuestions.createdAt), desc(faqQuestions.id)]),
    )
    .limit(limit + 1);
}

/** Also finds a deleted question that can still be restored. */
export async function lockAnyFaq(tx: Tx, id: string) {
  const [row] = await tx.select().from(faqQuestions).where(eq(faqQuestions.id, id)).for('no key update');
  if (!row) throw notFound('question');
  return row;
}

export async function lockFaq(tx: Tx, id: string) {
  const row = await lockAnyFaq(tx, id);
  if (row.deletedAt) throw notFound('question');
  return row;
}

export async function saveFaq(tx: Tx, id: string, values: Partial<typeof faqQuestions.$inferInsert>) {
  const [row] = await tx.update(faqQuestions).set(values).where(eq(faqQuestions.id, id)).returning();
  if (!row) throw notFound('question');
  return row;
}

export const removeDeletedBefore = (tx: Tx, moment: Date) =>
  tx.delete(faqQuestions).where(and(isNotNull(faqQuestions.deletedAt), lt(faqQuestions.deletedAt, moment)));

/** Serializes moves, so that each one sees the order the previous one left. */
export const lockOrder = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('faq-order', 0))`);

export const publishedIds = async (tx: Tx): Promise<string[]> =>
  (
    await tx
      .select({ id: faqQuestions.id })
      .from(faqQuestions)
      .where(eq(faqQuestions.status, 'published'))
      .orderBy(...inPublicOrder)
  ).map(({ id }) => id);

/** Numbers the questions in this order; one that was unpublished in the meantime is skipped. */
export const saveOrder = (tx: Tx, ids: readonly string[]) =>
  tx.execute(sql`
    update faq_questions f set sort_order = o.place
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as o (id, place)
    where f.id = o.id and f.status = 'published' and f.sort_order is distinct from o.place`);
