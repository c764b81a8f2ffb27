import { desc, eq } from 'drizzle-orm';
import { faqQuestions } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

export const publishedQuestions = (tx: Tx) =>
  tx
    .select({ question: faqQuestions.question, answer: faqQuestions.answer })
    .from(faqQuestions)
    .where(eq(faqQuestions.status, 'published'))
    .orderBy(desc(faqQuestions.publishedAt));

/** Names only the columns that a visitor may write: the database grants no other. */
export const insertPendingQuestion = (
  tx: Tx,
  {
    question,
    submitterName,
    submitterContact,
  }: { question: string; submitterName: string | null; submitterContact: string | null },
) => tx.insert(faqQuestions).values({ question, submitterName, submitterContact, status: 'pending' });
