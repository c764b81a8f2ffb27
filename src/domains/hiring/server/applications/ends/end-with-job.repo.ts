import { and, asc, eq, exists, inArray, or } from 'drizzle-orm';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { interviews } from '#domains/hiring/db/interviews/interviews.ts';
import { offers } from '#domains/hiring/db/offers/offers.ts';
import { waits } from '#domains/hiring/db/waits/waits.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { OPEN_INTERVIEWS } from '#domains/hiring/contract/interviews/interviews.ts';
import { OPEN_OFFERS, PREPARED_OFFERS } from '#domains/hiring/contract/offers/offer-states.ts';
import type { Application } from '../applications.repo.ts';

const OPEN_STAGES = ['applied', 'shortlisted', 'interviewing', 'offered'] as const;

/** Locks the applications to a job that are still open. */
export const lockOpenApplications = (tx: Tx, jobId: string): Promise<Application[]> =>
  tx
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.stage, [...OPEN_STAGES])))
    .orderBy(asc(applications.id))
    .for('no key update');

/**
 * Locks a candidate's withdrawn applications of which a part is still open: an interview, an offer (also one that is being
 * prepared), or the wait for an answer (also to a request for a document).
 */
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
              .where(
                and(
                  eq(offers.applicationId, applications.id),
                  inArray(offers.status, [...OPEN_OFFERS, ...PREPARED_OFFERS]),
                ),
              ),
          ),
          exists(tx.select({ side: waits.side }).from(waits).where(eq(waits.applicationId, applications.id))),
        ),
      ),
    )
    .for('no key update');
