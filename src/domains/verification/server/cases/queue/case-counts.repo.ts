import { and, eq, sql } from 'drizzle-orm';
import type { countCases as countCall } from '#domains/verification/contract/cases/case-counts.ts';
import { secondReviews, verificationCases } from '#domains/verification/db/verification.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';

const counted = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** The sizes of the queue and of its parts, as this administrator sees them. */
export const countCases = (deps: Deps, me: string): Promise<AnswerOf<typeof countCall>> =>
  deps.db.as(admin(me), async (tx) => {
    const { subjectType, claimedBy, assignedTo, dueAt } = verificationCases;
    const now = deps.clock.now().toISOString();
    const [waiting] = await tx
      .select({
        person: counted(sql`${subjectType} = 'person'`),
        organization: counted(sql`${subjectType} = 'organization'`),
        late: counted(sql`${dueAt} < ${now}::timestamptz`),
        mine: counted(sql`${claimedBy} = ${me}`),
        assigned: counted(sql`${assignedTo} = ${me}`),
      })
      .from(verificationCases)
      .where(eq(verificationCases.status, 'pending'));
    if (!waiting) throw new Error('a count has one row');
    return { ...waiting, secondReview: await countSecondReviews(tx) };
  });

const countSecondReviews = (tx: Tx): Promise<number> =>
  tx.$count(
    tx
      .select({ id: secondReviews.caseId })
      .from(secondReviews)
      .innerJoin(verificationCases, eq(verificationCases.id, secondReviews.caseId))
      .where(and(eq(secondReviews.status, 'waiting'), eq(verificationCases.status, 'approved')))
      .as('waiting'),
  );
