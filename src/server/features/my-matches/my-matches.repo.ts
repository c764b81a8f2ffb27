import { and, desc, eq, sql } from 'drizzle-orm';
import { applications, jobs, matches, organizations } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

const select = (tx: Tx) =>
  tx
    .select({
      match: matches,
      job: jobs,
      organizationName: organizations.name,
      facilityType: organizations.facilityType,
      applicationId: applications.id,
      stage: applications.stage,
    })
    .from(matches)
    .innerJoin(jobs, eq(jobs.id, matches.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .leftJoin(
      applications,
      and(eq(applications.jobId, matches.jobId), eq(applications.candidateId, matches.candidateId)),
    )
    .$dynamic();
export type MyMatchRow = Awaited<ReturnType<typeof select>>[number];

/** Jobs that fit, best first: current, still open, and neither dismissed nor applied to. */
export const openMatches = (
  tx: Tx,
  params: { userId: string; after: readonly [number, string] | null; limit: number },
) =>
  select(tx)
    .where(
      and(
        eq(matches.candidateId, params.userId),
        eq(matches.isCurrent, true),
        eq(jobs.status, 'published'),
        sql`coalesce(${applications.stage}, 'matched') = 'matched'`,
        params.after
          ? sql`(${matches.rankScore}, ${matches.jobId}) < (${params.after[0]}::float8, ${params.after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(matches.rankScore), desc(matches.jobId))
    .limit(params.limit);

export async function findMyMatch(tx: Tx, userId: string, id: string): Promise<MyMatchRow | null> {
  const [row] = await select(tx).where(and(eq(matches.id, id), eq(matches.candidateId, userId)));
  return row ?? null;
}
