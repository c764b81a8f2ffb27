import { and, eq, sql } from 'drizzle-orm';
import { secondReviews, verificationCases } from '#domains/verification/db/verification.ts';
import type { Tx } from '#platform/server/database/db.ts';

const counted = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** The sizes of the queue and of its parts, as the administrator `me` sees them at `now`. */
export async function countWaiting(tx: Tx, { me, now }: { me: string; now: Date }) {
  const { subjectType, claimedBy, assignedTo, dueAt } = verificationCases;
  const [waiting] = await tx
    .select({
      person: counted(sql`${subjectType} = 'person'`),
      organization: counted(sql`${subjectType} = 'organization'`),
      late: counted(sql`${dueAt} < ${now.toISOString()}::timestamptz`),
      mine: counted(sql`${claimedBy} = ${me}`),
      assigned: counted(sql`${assignedTo} = ${me}`),
    })
    .from(verificationCases)
    .where(eq(verificationCases.status, 'pending'));
  if (!waiting) throw new Error('a count has one row');
  return waiting;
}

/** Approvals waiting for their second review. */
export const countSecondReviews = (tx: Tx): Promise<number> =>
  tx.$count(
    tx
      .select({ id: secondReviews.caseId })
      .from(secondReviews)
      .innerJoin(verificationCases, eq(verificationCases.id, secondReviews.caseId))
      .where(and(eq(secondReviews.status, 'waiting'), eq(verificationCases.status, 'approved')))
      .as('waiting'),
  );
