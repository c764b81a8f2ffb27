import { and, asc, eq, inArray, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import { applications, interviews } from '#domains/hiring/db/applications.ts';
import { scorecards } from '#domains/hiring/db/scorecards.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Desk, Found } from '../source.repo.ts';

/** Interviews that the reader held without submitting a scorecard, while the application is open. */
export const findScorecards = (tx: Tx, desk: Desk, limit: number): Promise<Found[]> =>
  tx
    .select({
      id: interviews.id,
      jobId: applications.jobId,
      applicationId: interviews.applicationId,
      dueAt: interviews.startsAt,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(
      and(
        inArray(interviews.organizationId, [...desk.organizationIds]),
        inArray(interviews.status, ['confirmed', 'completed']),
        lte(interviews.startsAt, desk.now),
        sql`app.user_id() = any(${interviews.interviewerIds})`,
        inArray(applications.stage, ['interviewing', 'offered']),
        notExists(
          tx
            .select({ id: scorecards.id })
            .from(scorecards)
            .where(
              and(
                eq(scorecards.applicationId, applications.id),
                sql`${scorecards.authorId} = app.user_id()`,
                isNotNull(scorecards.submittedAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(limit);
