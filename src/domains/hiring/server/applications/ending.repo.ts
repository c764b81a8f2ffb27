import { and, asc, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { applicationEvents, applications, interviews, offers } from '#domains/hiring/db/applications.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/db.ts';
import type { Application } from './applications.repo.ts';

const OPEN_INTERVIEWS = ['proposed', 'rescheduled', 'confirmed'] as const;
const OPEN_STAGES = ['applied', 'shortlisted', 'interviewing', 'offered'] as const;

/** Calls off the open interviews of an application, or those alone that have not begun; answers them as agreed. */
export const cancelInterviews = (
  tx: Tx,
  applicationId: string,
  { reason, now, keepsBegun }: { reason: string; now: Date; keepsBegun: boolean },
) =>
  tx
    .update(interviews)
    .set({
      status: 'canceled',
      cancelReason: reason,
      awaiting: null,
      sequence: sql`${interviews.sequence} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        inArray(interviews.status, [...OPEN_INTERVIEWS]),
        keepsBegun ? or(isNull(interviews.startsAt), gt(interviews.startsAt, now)) : undefined,
      ),
    )
    .returning({ id: interviews.id, startsAt: interviews.startsAt });

/** Closes the open offer of an application, if there is one; answers it. */
export async function closeOffer(
  tx: Tx,
  applicationId: string,
  end: { status: 'rescinded' | 'declined'; reason: string; now: Date },
): Promise<{ id: string } | null> {
  const [closed] = await tx
    .update(offers)
    .set({ status: end.status, decidedAt: end.now, decisionReason: end.reason, updatedAt: end.now })
    .where(and(eq(offers.applicationId, applicationId), eq(offers.status, 'sent')))
    .returning({ id: offers.id });
  return closed ?? null;
}

/** Withdrawn applications of a person with an interview or an offer still open, locked. */
export const lockUnfinishedOf = (tx: Tx, candidateId: string): Promise<Application[]> =>
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

/** The applications to a job that wait for somebody, locked. */
export const lockOpenOf = (tx: Tx, jobId: string): Promise<Application[]> =>
  tx
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.stage, [...OPEN_STAGES])))
    .orderBy(asc(applications.id))
    .for('no key update');

/** Filled jobs that still have open applications, locked. */
export const lockFilledWithOpen = (tx: Tx): Promise<{ id: string }[]> =>
  tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'filled'),
        exists(
          tx
            .select({ id: applications.id })
            .from(applications)
            .where(and(eq(applications.jobId, jobs.id), inArray(applications.stage, [...OPEN_STAGES]))),
        ),
      ),
    )
    .for('no key update');

/** Ends the rows of a job that never became an application. */
export async function endMatched(tx: Tx, jobId: string, now: Date): Promise<void> {
  const ended = await tx
    .update(applications)
    .set({
      stage: 'withdrawn',
      withdrawReason: 'The job is no longer open.',
      version: sql`${applications.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(applications.jobId, jobId), eq(applications.stage, 'matched')))
    .returning({ id: applications.id });
  if (ended.length === 0) return;
  await tx.insert(applicationEvents).values(
    ended.map(({ id }) => ({
      applicationId: id,
      kind: 'stage',
      fromStage: 'matched' as const,
      toStage: 'withdrawn' as const,
      actor: 'system' as const,
      actorId: null,
      at: now,
    })),
  );
}
