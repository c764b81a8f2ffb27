import { and, asc, eq, gt, isNull, not, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { waits } from '#domains/hiring/db/waits/waits.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { isBroken, isOf, isSeen, type Key, type Wait } from './waits.repo.ts';

export interface WhoReturned {
  candidateId: string;
  /** Only to the organizations that share its topmost parent. */
  organizationId?: string;
}

/** The jobs for which a person whom their teams don't see has waited twice the promised time. */
export const brokenForUnseen = (tx: Tx, candidateId: string) =>
  tx
    .select({ id: jobs.id, organizationId: jobs.organizationId })
    .from(waits)
    .innerJoin(applications, eq(applications.id, waits.applicationId))
    .innerJoin(jobs, eq(jobs.id, waits.jobId))
    .where(and(eq(applications.candidateId, candidateId), isBroken, not(isSeen)))
    .orderBy(asc(jobs.id));

const isUnanswered = and(eq(applications.stage, 'applied'), isNull(applications.firstResponseAt));

/** Clears when an answer is due for a person's applications that their teams don't see, unless that time has passed. */
export const dropDueOfUnseen = (tx: Tx, candidateId: string, now: Date) =>
  tx
    .update(applications)
    .set({ responseDueAt: null })
    .where(
      and(
        eq(applications.candidateId, candidateId),
        isUnanswered,
        gt(applications.responseDueAt, now),
        sql`not app.team_sees(${applications.id})`,
      ),
    );

/** The waits between a person and the teams that see them, with the applications locked. */
export const lockSeen = (tx: Tx, { candidateId, organizationId }: WhoReturned) =>
  tx
    .select({ wait: waits, job: jobs })
    .from(applications)
    .innerJoin(waits, eq(waits.applicationId, applications.id))
    .innerJoin(jobs, eq(jobs.id, waits.jobId))
    .where(
      and(
        eq(applications.candidateId, candidateId),
        isSeen,
        organizationId
          ? sql`exists (select 1 from ${organizations} mine join ${organizations} given on given.path[1] = mine.path[1]
              where mine.id = ${applications.organizationId} and given.id = ${organizationId})`
          : undefined,
      ),
    )
    .orderBy(asc(applications.id), asc(waits.side))
    // As an employer's step does, the application before its wait.
    .for('no key update', { of: applications });

/** Sets when an answer is due where that was cleared. */
export const saveDueAgain = (tx: Tx, applicationId: string, responseDueAt: Date) =>
  tx
    .update(applications)
    .set({ responseDueAt })
    .where(and(eq(applications.id, applicationId), isUnanswered, isNull(applications.responseDueAt)));

/** Starts a wait over. Whether the team opened the application stays known. */
export const restartWait = (
  tx: Tx,
  key: Key,
  times: Pick<Wait, 'since' | 'halfAt' | 'dueAt' | 'overdueAt' | 'brokenAt' | 'nextAt'>,
) =>
  tx
    .update(waits)
    .set({ ...times, step: 'waiting' })
    .where(isOf(key));
