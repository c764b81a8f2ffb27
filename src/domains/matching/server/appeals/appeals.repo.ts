import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MatchReceipt } from '#domains/matching/engine/types.ts';
import { profiles } from '#domains/accounts/db/identity.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { matchReviews } from '#domains/matching/db/matching.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Whether the transaction's user can see the job: an appeal must not reveal that a job exists. */
export async function canSeeJob(tx: Tx, jobId: string): Promise<boolean> {
  return (await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId))).length > 0;
}

/** The pair of an application that the transaction's user sees as an employer. */
export async function pairOfApplication(tx: Tx, id: string, userId: string) {
  const [row] = await tx
    .select({ jobId: applications.jobId, candidateId: applications.candidateId })
    .from(applications)
    .where(and(eq(applications.id, id), sql`${applications.candidateId} <> ${userId}`));
  return row ?? null;
}

interface NewAppeal {
  jobId: string;
  candidateId: string;
  askedBy: string;
  side: 'candidate' | 'employer';
  question: string;
  receipt: MatchReceipt;
  createdAt: Date;
}

/** Null while the same person's appeal about this pair is open. */
export async function insertAppeal(tx: Tx, review: NewAppeal): Promise<string | null> {
  const [row] = await tx.insert(matchReviews).values(review).onConflictDoNothing().returning({ id: matchReviews.id });
  return row?.id ?? null;
}

const NEWEST = 50;

/** The user's own appeals; only columns that row-level security allows. */
export const readMyAppeals = (tx: Tx, userId: string) =>
  tx
    .select({
      id: matchReviews.id,
      jobId: matchReviews.jobId,
      applicationId: applications.id,
      side: matchReviews.side,
      question: matchReviews.question,
      status: matchReviews.status,
      outcome: matchReviews.outcome,
      answer: matchReviews.answer,
      createdAt: matchReviews.createdAt,
    })
    .from(matchReviews)
    .leftJoin(
      applications,
      and(eq(applications.jobId, matchReviews.jobId), eq(applications.candidateId, matchReviews.candidateId)),
    )
    .where(eq(matchReviews.askedBy, userId))
    .orderBy(desc(matchReviews.createdAt))
    .limit(NEWEST);

const asker = alias(profiles, 'asker');
const person = alias(profiles, 'person');

const select = (tx: Tx) =>
  tx
    .select({
      appeal: matchReviews,
      askedBy: asker.fullName,
      person: person.fullName,
      job: jobs.title,
      key: sql<string>`${matchReviews.createdAt}::text`,
    })
    .from(matchReviews)
    .leftJoin(asker, eq(asker.userId, matchReviews.askedBy))
    .leftJoin(person, eq(person.userId, matchReviews.candidateId))
    .innerJoin(jobs, eq(jobs.id, matchReviews.jobId))
    .$dynamic();
export type AppealRow = Awaited<ReturnType<typeof select>>[number];

export const listAppealRows = (
  tx: Tx,
  { status, after, limit }: { status: 'open' | 'answered'; after: readonly [string, string] | null; limit: number },
) => {
  const key = sql`(${matchReviews.createdAt}, ${matchReviews.id})`;
  const [order, beyond] = status === 'open' ? [asc, sql`>`] : [desc, sql`<`];
  return select(tx)
    .where(
      and(
        eq(matchReviews.status, status),
        after ? sql`${key} ${beyond} (${after[0]}::timestamptz, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(order(matchReviews.createdAt), order(matchReviews.id))
    .limit(limit + 1);
};

export async function findAppeal(tx: Tx, id: string): Promise<AppealRow | null> {
  const [row] = await select(tx).where(eq(matchReviews.id, id));
  return row ?? null;
}

/** Returns whether the appeal was open. */
export async function closeAppeal(
  tx: Tx,
  id: string,
  end: { outcome: 'stands' | 'mended'; answer: string; answeredBy: string; answeredAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(matchReviews)
    .set({ ...end, status: 'answered' })
    .where(and(eq(matchReviews.id, id), eq(matchReviews.status, 'open')))
    .returning({ id: matchReviews.id });
  return rows.length > 0;
}
