import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { interviews } from '#domains/hiring/db/interviews/interviews.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Desk, Found } from '../source.repo.ts';

/** Interviews that are over and of which no member has said how they went. */
export const findOutcomes = (tx: Tx, desk: Desk, limit: number): Promise<Found[]> =>
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
        sql`${interviews.status} = 'confirmed'`,
        lte(interviews.startsAt, desk.now),
        sql`${interviews.startsAt} + make_interval(mins => ${interviews.durationMinutes}) <= ${desk.now.toISOString()}::timestamptz`,
        desk.hasApplication(applications.id, applications.jobId),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(limit);
