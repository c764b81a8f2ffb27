import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { matches, matchViews } from '#domains/matching/db/matching.ts';
import { composed } from '#platform/server/database/composed.ts';
import type { Tx } from '#platform/server/database/db.ts';

const select = (tx: Tx) =>
  tx
    .select({
      match: matches,
      job: jobs,
      organizationName: organizations.name,
      facilityType: organizations.facilityType,
      applicationId: applications.id,
      stage: applications.stage,
      appliedAt: applications.appliedAt,
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

const pageOfMatches = (isFirst: boolean) =>
  composed(['userId', 'score', 'jobId', 'limit'], (tx, { userId, score, jobId, limit }) =>
    select(tx)
      .where(
        and(
          eq(matches.candidateId, userId),
          eq(matches.isCurrent, true),
          eq(jobs.status, 'published'),
          sql`(coalesce(${applications.stage}, 'matched') = 'matched'
            or ${applications.stage} = 'withdrawn' and ${applications.appliedAt} is null)`,
          isFirst ? undefined : sql`(${matches.rankScore}, ${matches.jobId}) < (${score}::float8, ${jobId}::uuid)`,
        ),
      )
      .orderBy(desc(matches.rankScore), desc(matches.jobId))
      .limit(limit),
  );
const firstMatches = pageOfMatches(true);
const nextMatches = pageOfMatches(false);

/**
 * Current matches with open jobs that the candidate has neither dismissed nor applied to, best first. Includes matches
 * whose employer no longer sees the candidate: that view uses coarse facts, this list the exact ones.
 */
export const openMatches = (
  tx: Tx,
  { userId, after, limit }: { userId: string; after: readonly [number, string] | null; limit: number },
) => (after ? nextMatches : firstMatches)(tx, { userId, score: after?.[0], jobId: after?.[1], limit });

export async function findMyMatch(tx: Tx, userId: string, id: string): Promise<MyMatchRow | null> {
  const [row] = await select(tx).where(and(eq(matches.id, id), eq(matches.candidateId, userId)));
  return row ?? null;
}

/** Creates the application of a match that its employer has not been shown yet. */
export async function openApplication(
  tx: Tx,
  row: { jobId: string; organizationId: string; candidateId: string },
): Promise<string | null> {
  const [made] = await tx.insert(applications).values(row).returning({ id: applications.id });
  return made?.id ?? null;
}

/** Whether the employer can see the match now. For the service role: candidates cannot read the employer's view. */
export async function isShown(tx: Tx, pair: { jobId: string; candidateId: string }): Promise<boolean> {
  const [shown] = await tx
    .select({ jobId: matchViews.jobId })
    .from(matchViews)
    .where(
      and(
        eq(matchViews.jobId, pair.jobId),
        eq(matchViews.candidateId, pair.candidateId),
        isNotNull(matchViews.allocatedAt),
      ),
    );
  return shown !== undefined;
}
