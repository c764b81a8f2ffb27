import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { applications, interviews, offers } from '#domains/hiring/db/applications.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { OPEN_INTERVIEWS } from '#domains/hiring/contract/interviews.ts';
import type { Application } from './applications.repo.ts';
import { insertTimelineEntry } from '#domains/hiring/server/timeline/index.ts';

const OPEN_STAGES = ['applied', 'shortlisted', 'interviewing', 'offered'] as const;

/** Locks the applications to a job that are still open. */
export const lockOpenApplications = (tx: Tx, jobId: string): Promise<Application[]> =>
  tx
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.stage, [...OPEN_STAGES])))
    .orderBy(asc(applications.id))
    .for('no key update');

/** Locks a candidate's withdrawn applications whose interview or offer is still open. */
export const lockWithOpenParts = (tx: Tx, candidateId: string): Promise<Application[]> =>
  tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.candidateId, candidateId),
        eq(applications.stage, 'withdrawn'),
        or(
          exists(
            tx
              .select({ id: interviews.id })
              .from(interviews)
              .where(
                and(eq(interviews.applicationId, applications.id), inArray(interviews.status, [...OPEN_INTERVIEWS])),
              ),
          ),
          exists(
            tx
              .select({ id: offers.id })
              .from(offers)
              .where(and(eq(offers.applicationId, applications.id), eq(offers.status, 'sent'))),
          ),
        ),
      ),
    )
    .for('no key update');

/**
 * Ends a job's matches without an application. In bulk and without events: there can be thousands, and no one is told.
 */
export async function endMatches(tx: Tx, jobId: string, now: Date): Promise<void> {
  const ended = await tx
    .update(applications)
    .set({
      stage: 'withdrawn',
      withdrawReason: 'The job is no longer open.',
      version: sql`${applications.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(applications.jobId, jobId), eq(applications.stage, 'matched')))
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
      at: now,
    })),
  );
}
