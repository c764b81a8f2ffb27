import { desc, eq, sql } from 'drizzle-orm';
import { faqQuestions } from '#domains/support/db/faq.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Newest first, then those that an administrator has ordered. The index has the same key. */
export const publicKey = [
  sql`(-coalesce(${faqQuestions.sortOrder}, 0))`,
  faqQuestions.publishedAt,
  faqQuestions.id,
] as const;
export const inPublicOrder = publicKey.map((part) => desc(part));

export const publishedQuestions = (tx: Tx) =>
  tx
    .select({ question: faqQuestions.question, answer: faqQuestions.answer })
    .from(faqQuestions)
    .where(eq(faqQuestions.status, 'published'))
    .orderBy(...inPublicOrder);

/** Writes only the columns that the database grants to visitors. */
export const insertPendingQuestion = (
  tx: Tx,
  {
    question,
    submitterName,
    submitterContact,
  }: { question: string; submitterName: string | null; submitterContact: string | null },
) => tx.insert(faqQuestions).values({ question, submitterName, submitterContact, status: 'pending' });
