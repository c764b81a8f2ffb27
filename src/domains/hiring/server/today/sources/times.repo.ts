import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { interviews } from '#domains/hiring/db/interviews/interviews.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Desk, Found } from '../source.repo.ts';

/** The times of the latest round, soonest first. */
const proposed = sql<{ id: string; startsAt: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', s.id, 'startsAt', s.starts_at) order by s.starts_at)
  from interview_slots s where s.interview_id = ${interviews.id}
    and s.round = (select max(l.round) from interview_slots l where l.interview_id = ${interviews.id})), '[]')`;

/** Interview times that candidates proposed and the team has to choose from. */
export async function findTimes(tx: Tx, desk: Desk, limit: number): Promise<Found[]> {
  const rows = await tx
    .select({
      id: interviews.id,
      jobId: applications.jobId,
      applicationId: interviews.applicationId,
      times: proposed,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(
      and(
        inArray(interviews.organizationId, [...desk.organizationIds]),
        sql`${interviews.status} = 'rescheduled' and ${interviews.awaiting} = 'employer'`,
        desk.hasApplication(applications.id, applications.jobId),
      ),
    )
    .orderBy(asc(interviews.updatedAt), asc(interviews.id))
    .limit(limit);
  return rows.map((row) => {
    const times = row.times.map(({ id, startsAt }) => ({ id, startsAt: new Date(startsAt) }));
    return { ...row, dueAt: times[0]?.startsAt ?? null, times };
  });
}
