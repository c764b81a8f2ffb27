import { desc, eq, sql } from 'drizzle-orm';
import { faqQuestions } from '#domains/support/db/faq.ts';
import type { Tx } from '#platform/server/db.ts';

/** What was put in order stands by its place, what was not above it, the newest first. As the index has it. */
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

/** Names only the columns that a visitor may write: the database grants no other. */
export const insertPendingQuestion = (
  tx: Tx,
  {
    question,
    submitterName,
    submitterContact,
  }: { question: string; submitterName: string | null; submitterContact: string | null },
) => tx.insert(faqQuestions).values({ question, submitterName, submitterContact, status: 'pending' });
