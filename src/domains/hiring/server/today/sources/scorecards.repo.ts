import { and, arrayContains, asc, eq, inArray, isNotNull, lte, notExists } from 'drizzle-orm';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { interviews } from '#domains/hiring/db/interviews/interviews.ts';
import { scorecards } from '#domains/hiring/db/scorecards/scorecards.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Desk, Found } from '../source.repo.ts';

/** Interviews that the reader held without submitting a scorecard, while the application is open. */
export function findScorecards(tx: Tx, desk: Desk, limit: number): Promise<Found[]> {
  // In order first, so that no more applications are looked up than the limit asks for.
  const held = tx
    .select({ id: interviews.id, applicationId: interviews.applicationId, startsAt: interviews.startsAt })
    .from(interviews)
    .where(
      and(
        inArray(interviews.organizationId, [...desk.organizationIds]),
        inArray(interviews.status, ['confirmed', 'completed']),
        lte(interviews.startsAt, desk.now),
        arrayContains(interviews.interviewerIds, [desk.me]),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .as('held');
  return tx
    .select({ id: held.id, jobId: applications.jobId, applicationId: held.applicationId, dueAt: held.startsAt })
    .from(held)
    .innerJoin(applications, eq(applications.id, held.applicationId))
    .where(
      and(
        inArray(applications.stage, ['interviewing', 'offered']),
        notExists(
          tx
            .select({ id: scorecards.id })
            .from(scorecards)
            .where(
              and(
                eq(scorecards.applicationId, applications.id),
                eq(scorecards.authorId, desk.me),
                isNotNull(scorecards.submittedAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(held.startsAt), asc(held.id))
    .limit(limit);
}
