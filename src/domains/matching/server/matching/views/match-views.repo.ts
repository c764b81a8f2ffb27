import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { ShowablePair } from '#domains/matching/engine/allocation/exposure-cap.ts';
import type { MatchReceipt } from '#domains/matching/engine/types.ts';
import { matchViews } from '#domains/matching/db/matching.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { WaitingPair } from '../allocation.ts';
import { employerReceiptOf, fitOf } from './employer-receipt.ts';

export type ViewPair = Pick<ShowablePair, 'jobId' | 'candidateId'>;

const BATCH = 500;

const rowOf = (receipt: MatchReceipt, isCurrent: boolean, now: Date) => ({
  jobId: receipt.jobId,
  candidateId: receipt.candidateId,
  rankScore: receipt.rankScore,
  employerScore: fitOf(receipt.employerSide),
  receipt: employerReceiptOf(receipt),
  fingerprint: receipt.fingerprint,
  isCurrent,
  createdAt: now,
  updatedAt: now,
});

const REFRESHED = {
  rankScore: sql`excluded.rank_score`,
  employerScore: sql`excluded.employer_score`,
  receipt: sql`excluded.receipt`,
  fingerprint: sql`excluded.fingerprint`,
  updatedAt: sql`excluded.updated_at`,
};

/** Writes the pairs a job may be shown, from receipts of coarse facts: new ones and those with changed inputs. */
export async function upsertViews(tx: Tx, receipts: readonly MatchReceipt[], now: Date): Promise<void> {
  for (let start = 0; start < receipts.length; start += BATCH) {
    await tx
      .insert(matchViews)
      .values(receipts.slice(start, start + BATCH).map((receipt) => rowOf(receipt, true, now)))
      .onConflictDoUpdate({
        target: [matchViews.jobId, matchViews.candidateId],
        set: { ...REFRESHED, isCurrent: true },
        setWhere: sql`${matchViews.fingerprint} <> excluded.fingerprint or not ${matchViews.isCurrent}`,
      });
  }
}

/**
 * What an employer sees of an applicant. Written for every application, even beyond the candidate's preferences, so
 * that its absence reveals nothing; whether the pair may be proposed is unchanged.
 */
export async function upsertViewOfApplicant(tx: Tx, receipt: MatchReceipt, now: Date): Promise<void> {
  await tx
    .insert(matchViews)
    .values(rowOf(receipt, false, now))
    .onConflictDoUpdate({ target: [matchViews.jobId, matchViews.candidateId], set: REFRESHED });
}

/** Marks current views of a job (or person) that are not in `keep` as outdated. */
export async function staleViews(
  tx: Tx,
  of: { jobId: string } | { candidateId: string },
  keep: readonly string[],
  now: Date,
): Promise<ViewPair[]> {
  const isJob = 'jobId' in of;
  const other = isJob ? matchViews.candidateId : matchViews.jobId;
  return tx
    .update(matchViews)
    .set({ isCurrent: false, allocatedAt: null, updatedAt: now })
    .where(
      and(
        isJob ? eq(matchViews.jobId, of.jobId) : eq(matchViews.candidateId, of.candidateId),
        eq(matchViews.isCurrent, true),
        keep.length > 0 ? notInArray(other, [...keep]) : undefined,
      ),
    )
    .returning({ jobId: matchViews.jobId, candidateId: matchViews.candidateId });
}

/** A job's current pairs that its employer does not see yet, best first. */
export async function storedPairs(tx: Tx, jobId: string): Promise<ShowablePair[]> {
  return tx
    .select({ candidateId: matchViews.candidateId, jobId: matchViews.jobId, rankScore: matchViews.rankScore })
    .from(matchViews)
    .where(and(eq(matchViews.jobId, jobId), eq(matchViews.isCurrent, true), sql`${matchViews.allocatedAt} is null`))
    .orderBy(sql`${matchViews.rankScore} desc`, matchViews.candidateId);
}

/** Those of `pairs` (of one job) whom the employer neither sees nor saw withdraw, with their number of showings. An open invitation counts like one more. */
export async function waitingOf(tx: Tx, jobId: string, pairs: readonly ShowablePair[]): Promise<WaitingPair[]> {
  const ids = pairs.map(({ candidateId }) => candidateId);
  const { rows } = await tx.execute<{ id: string; shownTo: number }>(sql`
    select c.id, (select count(*)::int from match_views s
        where s.candidate_id = c.id and s.allocated_at is not null and s.is_current)
      + (select count(*)::int from invitations i where i.candidate_id = c.id and i.status = 'invited') as "shownTo"
    from unnest(${sql.param(ids)}::uuid[]) as c(id)
    left join match_views m on m.job_id = ${jobId} and m.candidate_id = c.id
    left join applications a on a.job_id = ${jobId} and a.candidate_id = c.id
    where m.allocated_at is null and (a.id is null or a.stage = 'matched' or (a.stage = 'withdrawn' and a.applied_at is null))`);
  const shownTo = new Map(rows.map((row) => [row.id, row.shownTo]));
  return pairs.flatMap((pair) => {
    const times = shownTo.get(pair.candidateId);
    return times === undefined ? [] : [{ ...pair, shownTo: times }];
  });
}

/** Those of `jobIds` that are open and showed fewer than `limit` people since `since`. */
export async function jobsWithRoom(
  tx: Tx,
  { jobIds, since, limit }: { jobIds: readonly string[]; since: Date; limit: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select j.id from jobs j
    where j.id = any(${sql.param([...jobIds])}::uuid[]) and j.status = 'published'
      and (select count(*) from match_views m
        where m.job_id = j.id and m.allocated_at >= ${since.toISOString()}::timestamptz) < ${limit}
    order by j.id`);
  return rows.map(({ id }) => id);
}

/**
 * Frees showings whose application the system ended before the person applied (the job was filled and reopened before
 * it was matched again). Otherwise they would count as shown.
 */
export const freeEnded = (tx: Tx, jobId: string) =>
  tx.execute(sql`
    update match_views m set allocated_at = null
    from applications a
    where m.job_id = ${jobId} and m.allocated_at is not null
      and a.job_id = m.job_id and a.candidate_id = m.candidate_id
      and a.stage = 'withdrawn' and a.applied_at is null`);

export async function allocatedSince(tx: Tx, jobId: string, since: Date): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from match_views
    where job_id = ${jobId} and allocated_at >= ${since.toISOString()}::timestamptz`);
  return rows[0]?.count ?? 0;
}

/** Marks these people (whose pairs are stored) as shown to the employer. */
export async function markShown(tx: Tx, jobId: string, candidateIds: readonly string[], now: Date): Promise<void> {
  await tx
    .update(matchViews)
    .set({ allocatedAt: now, updatedAt: now })
    .where(and(eq(matchViews.jobId, jobId), inArray(matchViews.candidateId, [...candidateIds])));
}
