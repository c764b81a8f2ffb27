import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { poolMembers } from '#domains/hiring/db/talent-pool/talent-pool.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { matchViews } from '#domains/matching/db/matching.ts';
import { candidateProfiles } from '#domains/profiles/db/candidates.ts';
import type { Position } from '#kernel/vocabulary.ts';
import { columnsWithout } from '#platform/db/columns.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { escapeLike } from '#platform/server/database/like.ts';
import { isOpenAt } from './pool.repo.ts';

const ROW = columnsWithout(poolMembers, 'askedBy');

/** The candidate's open questions and places, the ones to answer on top. */
export const poolsOf = (tx: Tx, candidateId: string, now: Date) =>
  tx
    .select({ row: ROW, jobTitle: jobs.title, organizationName: organizations.name })
    .from(poolMembers)
    .innerJoin(applications, eq(applications.id, poolMembers.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, poolMembers.organizationId))
    .where(and(eq(poolMembers.candidateId, candidateId), isOpenAt(now)))
    .orderBy(sql`${poolMembers.status} = 'asked' desc`, poolMembers.expiresAt, poolMembers.id);

/** Published jobs of the reader for which the person is a match now: the row ends with the match. */
const isMatchNow = and(
  eq(applications.stage, 'matched'),
  eq(jobs.status, 'published'),
  sql`${applications.organizationId} in (select app.my_hiring_organizations())`,
);

const matchesOf = (tx: Tx) =>
  tx
    .select({
      candidateId: applications.candidateId,
      applicationId: applications.id,
      jobId: jobs.id,
      jobTitle: jobs.title,
      compatibility: sql<number>`floor(${matchViews.employerScore} * 100 + 0.5)::integer`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(
      matchViews,
      and(eq(matchViews.jobId, applications.jobId), eq(matchViews.candidateId, applications.candidateId)),
    )
    .$dynamic();

/** Whole points, best first. */
export const fitsOf = (tx: Tx, candidateIds: readonly string[]) =>
  matchesOf(tx)
    .where(and(inArray(applications.candidateId, [...candidateIds]), isMatchNow))
    .orderBy(desc(sql`floor(${matchViews.employerScore} * 100 + 0.5)`), jobs.id);

interface Question {
  status: 'asked' | 'member';
  words: string;
  position: Position | null;
  /** A job's ID, or `any`. */
  fits: string | null;
  after: readonly [string, string] | null;
  limit: number;
}

/** A page of the pool; row-level security leaves the people whom the reader may see, with their names. */
export function poolPage(tx: Tx, me: string, now: Date, question: Question) {
  const { status, words, position, fits, after, limit } = question;
  const known = sql`coalesce(${candidateProfiles.approvedPosition}, ${candidateProfiles.position})`;
  const part = `%${escapeLike(words)}%`;
  return tx
    .select({
      row: ROW,
      askedAt: sql<string>`${poolMembers.askedAt}::text`,
      jobId: jobs.id,
      jobTitle: jobs.title,
      name: profiles.fullName,
      position: sql<Position | null>`${known}`,
      yearsExperience: candidateProfiles.yearsExperience,
    })
    .from(poolMembers)
    .innerJoin(applications, eq(applications.id, poolMembers.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(profiles, eq(profiles.userId, poolMembers.candidateId))
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, poolMembers.candidateId))
    .where(
      and(
        eq(poolMembers.status, status),
        isOpenAt(now),
        sql`${poolMembers.candidateId} <> ${me}`,
        words ? or(ilike(profiles.fullName, part), ilike(jobs.title, part)) : undefined,
        position ? sql`${known} = ${position}` : undefined,
        fits
          ? inArray(
              poolMembers.candidateId,
              tx.select({ id: sql<string>`m.candidate_id` }).from(
                matchesOf(tx)
                  .where(and(fits === 'any' ? undefined : eq(applications.jobId, fits), isMatchNow))
                  .as('m'),
              ),
            )
          : undefined,
        after
          ? sql`(${poolMembers.askedAt}, ${poolMembers.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(poolMembers.askedAt), desc(poolMembers.id))
    .limit(limit);
}
