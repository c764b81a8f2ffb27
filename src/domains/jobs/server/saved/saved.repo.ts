import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { candidateProfiles } from '#domains/profiles/db/candidates.ts';
import type { AlertFrequency } from '#domains/jobs/contract/search/saved-searches.ts';
import { jobSearch } from '#domains/jobs/db/job-search.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { savedJobs, savedSearches, savedSearchFinds } from '#domains/jobs/db/saved.ts';
import type { Tx } from '#platform/server/database/db.ts';

export const insertSavedJob = (tx: Tx, row: typeof savedJobs.$inferInsert) =>
  tx.insert(savedJobs).values(row).onConflictDoNothing();
export const deleteSavedJob = (tx: Tx, candidateId: string, jobId: string) =>
  tx.delete(savedJobs).where(and(eq(savedJobs.candidateId, candidateId), eq(savedJobs.jobId, jobId)));

/** Which of these jobs the person has saved. */
export const savedAmong = async (tx: Tx, candidateId: string, jobIds: readonly string[]): Promise<string[]> =>
  (
    await tx
      .select({ jobId: savedJobs.jobId })
      .from(savedJobs)
      .where(and(eq(savedJobs.candidateId, candidateId), inArray(savedJobs.jobId, [...jobIds])))
  ).map(({ jobId }) => jobId);

export const listSavedJobIds = async (tx: Tx, candidateId: string, limit: number): Promise<string[]> =>
  (
    await tx
      .select({ jobId: savedJobs.jobId })
      .from(savedJobs)
      .where(eq(savedJobs.candidateId, candidateId))
      .orderBy(desc(savedJobs.createdAt), savedJobs.jobId)
      .limit(limit)
  ).map(({ jobId }) => jobId);

/** One person's searches are counted one transaction at a time. */
export const lockSearchesOf = (tx: Tx, candidateId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-searches:${candidateId}`}, 0))`);

export const listSearches = (tx: Tx, candidateId: string) =>
  tx
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.candidateId, candidateId))
    .orderBy(desc(savedSearches.createdAt), savedSearches.id);

export const insertSearch = (tx: Tx, row: typeof savedSearches.$inferInsert) => tx.insert(savedSearches).values(row);

export const changeFrequency = (tx: Tx, candidateId: string, id: string, frequency: AlertFrequency) =>
  tx
    .update(savedSearches)
    .set({ frequency })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.candidateId, candidateId)));

export const deleteSearch = (tx: Tx, candidateId: string, id: string) =>
  tx.delete(savedSearches).where(and(eq(savedSearches.id, id), eq(savedSearches.candidateId, candidateId)));

/** Searches that want alerts and could find a job of this position. */
export const listAlerting = (tx: Tx, position: string) =>
  tx
    .select()
    .from(savedSearches)
    .where(
      and(
        ne(savedSearches.frequency, 'off'),
        or(
          isNull(sql`${savedSearches.filters} ->> 'position'`),
          eq(sql`${savedSearches.filters} ->> 'position'`, position),
        ),
      ),
    )
    .orderBy(savedSearches.id);

/** Records that a search found a job; false when it had found it before. */
export async function insertFind(tx: Tx, row: typeof savedSearchFinds.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(savedSearchFinds)
    .values(row)
    .onConflictDoNothing()
    .returning({ jobId: savedSearchFinds.jobId });
  return rows.length > 0;
}

/** A job as an alert names it; null while visitors may not see it. */
export async function findListed(tx: Tx, jobId: string) {
  const [job] = await tx
    .select({ id: jobs.id, slug: jobs.slug, title: jobs.title, position: jobSearch.position })
    .from(jobSearch)
    .innerJoin(jobs, eq(jobs.id, jobSearch.jobId))
    .where(eq(jobSearch.jobId, jobId));
  return job ?? null;
}

/** Searches with new jobs that are still open, how many, and where the person lives. */
export const listWaiting = (tx: Tx) =>
  tx
    .select({
      id: savedSearches.id,
      candidateId: savedSearches.candidateId,
      name: savedSearches.name,
      filters: savedSearches.filters,
      frequency: savedSearches.frequency,
      lastSentAt: savedSearches.lastSentAt,
      homeZip: candidateProfiles.homeZip,
      jobs: sql<number>`count(*)::int`,
    })
    .from(savedSearchFinds)
    .innerJoin(savedSearches, eq(savedSearches.id, savedSearchFinds.searchId))
    .innerJoin(jobSearch, eq(jobSearch.jobId, savedSearchFinds.jobId))
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, savedSearches.candidateId))
    .where(and(isNull(savedSearchFinds.sentAt), ne(savedSearches.frequency, 'off')))
    .groupBy(savedSearches.id, candidateProfiles.homeZip)
    .orderBy(savedSearches.id);

/** Marks what waited as sent, and returns whether anything did: two processes may send at once. */
export async function markSent(tx: Tx, searchId: string, now: Date): Promise<boolean> {
  const sent = await tx
    .update(savedSearchFinds)
    .set({ sentAt: now })
    .where(and(eq(savedSearchFinds.searchId, searchId), isNull(savedSearchFinds.sentAt)))
    .returning({ jobId: savedSearchFinds.jobId });
  if (sent.length > 0) await tx.update(savedSearches).set({ lastSentAt: now }).where(eq(savedSearches.id, searchId));
  return sent.length > 0;
}
