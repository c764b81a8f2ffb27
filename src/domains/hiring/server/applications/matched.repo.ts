import { and, eq, sql, type SQL } from 'drizzle-orm';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { insertTimelineEntry } from '#domains/hiring/server/timeline/index.ts';
import type { Tx } from '#platform/server/database/db.ts';

/**
 * The rows of people whom an employer sees and who have not applied. They are written in bulk and without events: there
 * can be thousands, and no one is notified.
 */

interface Shown {
  jobId: string;
  organizationId: string;
  candidateIds: readonly string[];
}

/** Opens the rows of newly shown people, or opens them again if they ended before the person applied. */
export async function openMatched(tx: Tx, { jobId, organizationId, candidateIds }: Shown, at: Date): Promise<void> {
  await tx.execute(sql`
    with opened as (
      insert into applications (match_id, candidate_id, job_id, organization_id, created_at, updated_at)
      select m.id, m.candidate_id, m.job_id, ${organizationId}::uuid, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
      from matches m where m.job_id = ${jobId} and m.candidate_id = any(${sql.param([...candidateIds])}::uuid[])
      on conflict (job_id, candidate_id) do update
        set stage = 'matched', match_id = excluded.match_id, withdraw_reason = null, updated_at = excluded.updated_at
        where applications.stage = 'withdrawn' and applications.applied_at is null
      returning id)
    insert into application_events (application_id, kind, to_stage, actor, at)
    select id, 'stage', 'matched', 'system', ${at.toISOString()}::timestamptz from opened`);
}

/** Ends the rows that `which` selects, unless the person applied. */
async function endMatched(tx: Tx, which: SQL, withdrawReason: string, at: Date): Promise<void> {
  const ended = await tx
    .update(applications)
    .set({ stage: 'withdrawn', withdrawReason, version: sql`${applications.version} + 1`, updatedAt: at })
    .where(and(which, eq(applications.stage, 'matched')))
    .returning({ applicationId: applications.id });
  if (ended.length === 0) return;
  await insertTimelineEntry(
    tx,
    ...ended.map(({ applicationId }) => ({
      applicationId,
      kind: 'stage' as const,
      fromStage: 'matched' as const,
      toStage: 'withdrawn' as const,
      actor: 'system' as const,
      actorId: null,
      at,
    })),
  );
}

export const endMatchedOfJob = (tx: Tx, jobId: string, at: Date): Promise<void> =>
  endMatched(tx, eq(applications.jobId, jobId), 'The job is no longer open.', at);

export const endMatchedPairs = (
  tx: Tx,
  pairs: readonly { jobId: string; candidateId: string }[],
  at: Date,
): Promise<void> =>
  endMatched(
    tx,
    // An open invitation outlives a match that only ended because others fit better.
    sql`not exists (select 1 from invitations i where i.application_id = ${applications.id} and i.status = 'invited') and (${applications.jobId}, ${applications.candidateId}) in (select * from unnest(
      ${sql.param(pairs.map(({ jobId }) => jobId))}::uuid[], ${sql.param(pairs.map((pair) => pair.candidateId))}::uuid[]))`,
    'No longer eligible',
    at,
  );
