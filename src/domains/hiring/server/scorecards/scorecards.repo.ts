import { and, asc, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { interviews } from '#domains/hiring/db/interviews/interviews.ts';
import { scorecardRevisions, scorecards, scorecardWaivers } from '#domains/hiring/db/scorecards/scorecards.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** The application as its employer sees it; null for any other, also the reader's own. */
export async function scoredApplication(tx: Tx, userId: string, applicationId: string) {
  const [row] = await tx
    .select({
      id: applications.id,
      organizationId: applications.organizationId,
      stage: applications.stage,
      position: jobs.position,
      mayScore: sql<boolean>`app.may_score(${applications.id})`,
      isAsked: sql<boolean>`app.is_asked_to_score(${applications.id})`,
      readsOthers: sql<boolean>`app.reads_scorecards(${applications.id})`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, applicationId), ne(applications.candidateId, userId)));
  return row ?? null;
}
export type ScoredApplication = NonNullable<Awaited<ReturnType<typeof scoredApplication>>>;

const SCORECARD = {
  id: scorecards.id,
  authorId: scorecards.authorId,
  version: scorecards.criteriaVersion,
  criteria: scorecards.criteria,
  answers: scorecards.answers,
  recommendation: scorecards.recommendation,
  comment: scorecards.comment,
  revision: scorecards.revision,
  submittedAt: scorecards.submittedAt,
  updatedAt: scorecards.updatedAt,
  interview: { id: interviews.id, startsAt: interviews.startsAt, status: interviews.status },
};

/** The reader's own and those of others that row-level security shows, in the order of their submission. */
export const visibleScorecards = (tx: Tx, applicationId: string) =>
  tx
    .select(SCORECARD)
    .from(scorecards)
    .leftJoin(interviews, eq(interviews.id, scorecards.interviewId))
    .where(eq(scorecards.applicationId, applicationId))
    .orderBy(asc(scorecards.submittedAt), asc(scorecards.id));
export type ScorecardRow = Awaited<ReturnType<typeof visibleScorecards>>[number];

export const revisionsOf = (tx: Tx, scorecardIds: readonly string[]) =>
  tx
    .select()
    .from(scorecardRevisions)
    .where(inArray(scorecardRevisions.scorecardId, [...scorecardIds]))
    .orderBy(asc(scorecardRevisions.revision));
export type RevisionRow = Awaited<ReturnType<typeof revisionsOf>>[number];

export async function hasWaived(tx: Tx, params: { applicationId: string; userId: string }): Promise<boolean> {
  const rows = await tx
    .select({ userId: scorecardWaivers.userId })
    .from(scorecardWaivers)
    .where(and(eq(scorecardWaivers.applicationId, params.applicationId), eq(scorecardWaivers.userId, params.userId)));
  return rows.length > 0;
}

export const insertWaiver = (tx: Tx, values: typeof scorecardWaivers.$inferInsert) =>
  tx.insert(scorecardWaivers).values(values).onConflictDoNothing();

/** Runs as `service`: who submitted is known to the team also while what they wrote is hidden. */
export const submitters = (tx: Tx, applicationId: string) =>
  tx
    .select({ userId: scorecards.authorId, name: profiles.fullName })
    .from(scorecards)
    .leftJoin(profiles, eq(profiles.userId, scorecards.authorId))
    .where(and(eq(scorecards.applicationId, applicationId), isNotNull(scorecards.submittedAt)))
    .orderBy(asc(scorecards.submittedAt), asc(scorecards.id));

/** Runs as `service`: the names of members. */
export const namesOf = (tx: Tx, userIds: readonly string[]) =>
  tx
    .select({ userId: profiles.userId, name: profiles.fullName })
    .from(profiles)
    .where(inArray(profiles.userId, [...userIds]));

/** The interviews that took place or are under way, latest first. */
export const heldInterviews = (tx: Tx, applicationId: string, now: Date) =>
  tx
    .select({ id: interviews.id, interviewerIds: sql<string[]>`coalesce(${interviews.interviewerIds}, '{}')` })
    .from(interviews)
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        inArray(interviews.status, ['confirmed', 'completed']),
        lte(interviews.startsAt, now),
      ),
    )
    .orderBy(desc(interviews.startsAt), desc(interviews.id));

type NewScorecard = typeof scorecards.$inferInsert;

/** False when the author has one already. */
export async function insertScorecard(tx: Tx, values: NewScorecard): Promise<boolean> {
  const rows = await tx.insert(scorecards).values(values).onConflictDoNothing().returning({ id: scorecards.id });
  return rows.length > 0;
}

/** False when a later revision was saved. */
export async function updateScorecard(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  changes: Pick<NewScorecard, 'answers' | 'recommendation' | 'comment' | 'updatedAt'> &
    Partial<Pick<NewScorecard, 'interviewId' | 'submittedAt'>>,
): Promise<boolean> {
  const rows = await tx
    .update(scorecards)
    .set({ ...changes, revision: revision + 1 })
    .where(and(eq(scorecards.id, id), eq(scorecards.revision, revision)))
    .returning({ id: scorecards.id });
  return rows.length > 0;
}

export const insertRevision = (tx: Tx, values: typeof scorecardRevisions.$inferInsert) =>
  tx.insert(scorecardRevisions).values(values);
