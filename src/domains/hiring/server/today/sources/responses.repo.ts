import { and, asc, eq } from 'drizzle-orm';
import { waits } from '#domains/hiring/db/waits/waits.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Desk, Found } from '../source.repo.ts';

/** Answers that the team owes, by the response clock. */
export const findResponses = (tx: Tx, desk: Desk, limit: number): Promise<Found[]> =>
  tx
    .select({
      id: waits.applicationId,
      jobId: waits.jobId,
      applicationId: waits.applicationId,
      dueAt: waits.dueAt,
    })
    .from(waits)
    .where(
      and(
        eq(waits.side, 'employer'),
        desk.isOfTeam(waits.jobId),
        desk.hasApplication(waits.applicationId, waits.jobId),
      ),
    )
    .orderBy(asc(waits.dueAt), asc(waits.applicationId))
    .limit(limit);
