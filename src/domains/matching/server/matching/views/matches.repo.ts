import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { MatchReceipt } from '#domains/matching/engine/types.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { matches } from '#domains/matching/db/matching.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Serializes writers of each job's matches until the end of the transaction. Sorted, to avoid deadlocks. */
export const lockJobMatches = (tx: Tx, jobIds: readonly string[]) =>
  tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('matches:' || id, 0))
    from unnest(${sql.param(jobIds.toSorted())}::text[]) as id`);

export async function matchIdOf(tx: Tx, pair: { jobId: string; candidateId: string }): Promise<string | null> {
  const [match] = await tx
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.jobId, pair.jobId), eq(matches.candidateId, pair.candidateId)));
  return match?.id ?? null;
}

export async function findJob(tx: Tx, jobId: string) {
  const [found] = await tx
    .select({ job: jobs, organizationName: organizations.name })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(eq(jobs.id, jobId));
  return found ?? null;
}

const BATCH = 500;

/** Writes eligible pairs: new ones and those with changed inputs. Returns the number of changed rows. */
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

/** Marks current matches of a job (or person) that are not in `keep` as outdated. */
export async function staleMatches(
  tx: Tx,
  of: { jobId: string } | { candidateId: string },
  keep: readonly string[],
  now: Date,
): Promise<void> {
  const isJob = 'jobId' in of;
  const other = isJob ? matches.candidateId : matches.jobId;
  await tx
    .update(matches)
    .set({ isCurrent: false, staleReason: 'no_longer_eligible', updatedAt: now })
    .where(
      and(
        isJob ? eq(matches.jobId, of.jobId) : eq(matches.candidateId, of.candidateId),
        eq(matches.isCurrent, true),
        keep.length > 0 ? notInArray(other, [...keep]) : undefined,
      ),
    );
}

/** The matches of the shown people whose application neither side has ended. */
export const shownOf = (tx: Tx, jobId: string, candidateIds: readonly string[]) =>
  tx
    .select({ matchId: matches.id, candidateId: matches.candidateId })
    .from(matches)
    .innerJoin(
      applications,
      and(eq(applications.jobId, matches.jobId), eq(applications.candidateId, matches.candidateId)),
    )
    .where(
      and(
        eq(applications.jobId, jobId),
        inArray(applications.candidateId, [...candidateIds]),
        notInArray(applications.stage, ['withdrawn', 'dismissed']),
      ),
    );
