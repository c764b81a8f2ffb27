import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { MatchReceipt, RankedPair } from '#matching/core/types.ts';
import {
  applicationEvents,
  applications,
  candidatePreferences,
  jobs,
  matches,
  organizations,
} from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { WaitingPair } from './allocation.ts';

export type Match = typeof matches.$inferSelect;

/** Serializes the writers of each job's matches; held to the transaction's end. In one order, so that none wait in a ring. */
export const lockJobMatches = (tx: Tx, jobIds: readonly string[]) =>
  tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('matches:' || id, 0))
    from unnest(${sql.param(jobIds.toSorted())}::text[]) as id`);

/** The stored match of a pair, by id. */
export async function matchIdOf(tx: Tx, pair: { jobId: string; candidateId: string }): Promise<string | null> {
  const [match] = await tx
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.jobId, pair.jobId), eq(matches.candidateId, pair.candidateId)));
  return match?.id ?? null;
}

/** A job with the name of who posted it. */
export async function findJob(tx: Tx, jobId: string) {
  const [found] = await tx
    .select({ job: jobs, organizationName: organizations.name })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(eq(jobs.id, jobId));
  return found ?? null;
}

const BATCH = 500;

/** Writes eligible pairs: new ones, and those whose inputs changed. Answers how many rows changed. */
export async function upsertMatches(tx: Tx, receipts: readonly MatchReceipt[], now: Date): Promise<number> {
  let changed = 0;
  for (let start = 0; start < receipts.length; start += BATCH) {
    const rows = await tx
      .insert(matches)
      .values(
        receipts.slice(start, start + BATCH).map((receipt) => ({
          jobId: receipt.jobId,
          candidateId: receipt.candidateId,
          compatibility: receipt.compatibility,
          rankScore: receipt.rankScore,
          candidateScore: receipt.candidateScore,
          employerScore: receipt.employerScore,
          receipt,
          engineVersion: receipt.engineVersion,
          weightsVersion: receipt.weightsVersion,
          fingerprint: receipt.fingerprint,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: [matches.jobId, matches.candidateId],
        set: {
          compatibility: sql`excluded.compatibility`,
          rankScore: sql`excluded.rank_score`,
          candidateScore: sql`excluded.candidate_score`,
          employerScore: sql`excluded.employer_score`,
          receipt: sql`excluded.receipt`,
          engineVersion: sql`excluded.engine_version`,
          weightsVersion: sql`excluded.weights_version`,
          fingerprint: sql`excluded.fingerprint`,
          isCurrent: true,
          staleReason: null,
          updatedAt: now,
        },
        setWhere: sql`${matches.fingerprint} <> excluded.fingerprint or not ${matches.isCurrent}`,
      })
      .returning({ id: matches.id });
    changed += rows.length;
  }
  return changed;
}

/** Marks the current matches of a job (or person) that are not among `keep` as no longer standing. */
export async function staleOthers(
  tx: Tx,
  of: { jobId: string } | { candidateId: string },
  keep: readonly string[],
  now: Date,
): Promise<Match[]> {
  const isJob = 'jobId' in of;
  const other = isJob ? matches.candidateId : matches.jobId;
  return tx
    .update(matches)
    .set({ isCurrent: false, staleReason: 'no_longer_eligible', allocatedAt: null, updatedAt: now })
    .where(
      and(
        isJob ? eq(matches.jobId, of.jobId) : eq(matches.candidateId, of.candidateId),
        eq(matches.isCurrent, true),
        keep.length > 0 ? notInArray(other, [...keep]) : undefined,
      ),
    )
    .returning();
}

/** The rows between a job and people whose match fell away before anybody applied end with it. */
export async function endUnapplied(tx: Tx, stale: readonly Match[], now: Date): Promise<void> {
  if (stale.length === 0) return;
  const ended = await tx
    .update(applications)
    .set({
      stage: 'withdrawn',
      withdrawReason: 'No longer eligible',
      version: sql`${applications.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        inArray(
          applications.matchId,
          stale.map(({ id }) => id),
        ),
        eq(applications.stage, 'matched'),
      ),
    )
    .returning({ id: applications.id });
  await writeSystemEvents(tx, ended, 'matched', 'withdrawn', now);
}

/** A job's current matches that its employer does not see yet, best first. */
export async function storedPairs(tx: Tx, jobId: string): Promise<RankedPair[]> {
  const { rows } = await tx.execute<RankedPair & Record<string, unknown>>(sql`
    select candidate_id as "candidateId", job_id as "jobId", rank_score as "rankScore", compatibility,
      candidate_score as "candidateScore", employer_score as "employerScore"
    from matches where job_id = ${jobId} and is_current and allocated_at is null
    order by rank_score desc, candidate_id`);
  return rows;
}

/** Those of `pairs`, all of one job, whom its employer neither sees nor has seen end, with what the cap needs to know. */
export async function waitingOf(tx: Tx, jobId: string, pairs: readonly RankedPair[]): Promise<WaitingPair[]> {
  const ids = pairs.map(({ candidateId }) => candidateId);
  const { rows } = await tx.execute<{ id: string; shownTo: number }>(sql`
    select c.id, (select count(*)::int from matches s
        where s.candidate_id = c.id and s.allocated_at is not null and s.is_current) as "shownTo"
    from unnest(${sql.param(ids)}::uuid[]) as c(id)
    left join matches m on m.job_id = ${jobId} and m.candidate_id = c.id
    left join applications a on a.job_id = ${jobId} and a.candidate_id = c.id
    where m.allocated_at is null and (a.id is null or a.stage = 'matched' or (a.stage = 'withdrawn' and a.applied_at is null))`);
  const shownTo = new Map(rows.map((row) => [row.id, row.shownTo]));
  return pairs.flatMap((pair) => {
    const times = shownTo.get(pair.candidateId);
    return times === undefined ? [] : [{ ...pair, shownTo: times }];
  });
}

/** Those of `jobIds` that are open and have shown fewer than `limit` people since `since`. */
export async function jobsWithRoom(
  tx: Tx,
  { jobIds, since, limit }: { jobIds: readonly string[]; since: Date; limit: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select j.id from jobs j
    where j.id = any(${sql.param([...jobIds])}::uuid[]) and j.status = 'published'
      and (select count(*) from matches m
        where m.job_id = j.id and m.allocated_at >= ${since.toISOString()}::timestamptz) < ${limit}
    order by j.id`);
  return rows.map(({ id }) => id);
}

/**
 * Frees the showings of a job whose application the system ended before anybody applied: the job was filled, and opened
 * again before its turn at matching. Otherwise its people would count as shown to an employer who sees nobody.
 */
export const freeEnded = (tx: Tx, jobId: string) =>
  tx.execute(sql`
    update matches m set allocated_at = null
    from applications a
    where m.job_id = ${jobId} and m.allocated_at is not null
      and a.job_id = m.job_id and a.candidate_id = m.candidate_id
      and a.stage = 'withdrawn' and a.applied_at is null`);

export async function allocatedSince(tx: Tx, jobId: string, since: Date): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from matches where job_id = ${jobId} and allocated_at >= ${since.toISOString()}::timestamptz`,
  );
  return rows[0]?.count ?? 0;
}

/** Lets the employer see these people, whose matches are stored: their application rows begin at 'matched'. Answers who is new. */
export async function allocate(
  tx: Tx,
  job: { id: string; organizationId: string },
  candidateIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const shown = await tx
    .update(matches)
    .set({ allocatedAt: now, updatedAt: now })
    .where(and(eq(matches.jobId, job.id), inArray(matches.candidateId, [...candidateIds])))
    .returning({ matchId: matches.id, candidateId: matches.candidateId });
  if (shown.length === 0) return [];
  const made = await tx
    .insert(applications)
    .values(
      shown.map((match) => ({
        ...match,
        jobId: job.id,
        organizationId: job.organizationId,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [applications.jobId, applications.candidateId],
      set: { stage: 'matched', matchId: sql`excluded.match_id`, withdrawReason: null, updatedAt: now },
      setWhere: sql`${applications.stage} = 'withdrawn' and ${applications.appliedAt} is null`,
    })
    .returning({ id: applications.id, candidateId: applications.candidateId });
  await writeSystemEvents(tx, made, null, 'matched', now);
  return made.map(({ candidateId }) => candidateId);
}

/** The applications of those whom a job shows, while neither side has ended them. */
export const shownOf = (tx: Tx, jobId: string, candidateIds: readonly string[]) =>
  tx
    .select({ id: applications.id, candidateId: applications.candidateId })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        inArray(applications.candidateId, [...candidateIds]),
        notInArray(applications.stage, ['withdrawn', 'dismissed']),
      ),
    );

/** Those of `candidateIds` for whom the product applies. */
export async function autoAppliersOf(tx: Tx, candidateIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: candidatePreferences.userId })
    .from(candidatePreferences)
    .where(and(inArray(candidatePreferences.userId, [...candidateIds]), candidatePreferences.autoApply));
  return rows.map(({ id }) => id);
}

async function writeSystemEvents(
  tx: Tx,
  rows: readonly { id: string }[],
  fromStage: 'matched' | null,
  toStage: 'matched' | 'withdrawn',
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(applicationEvents).values(
    rows.map(({ id }) => ({
      applicationId: id,
      kind: 'stage',
      fromStage,
      toStage,
      actor: 'system' as const,
      actorId: null,
      at,
    })),
  );
}
