import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import { interviewCanceled } from '#domains/hiring/contract/interviews/interview-events.ts';
import type { z } from 'zod';
import { cancelOpen } from './interviews.repo.ts';

type Cause = Exclude<z.output<(typeof interviewCanceled)['payload']>['cause'], 'canceled'>;

/**
 * Cancels the open interviews of an application that ended or led to a hire. The outcome of an interview that has begun
 * can still be recorded after a hire, so that one stays; no one is told that one in the past will not take place.
 */
export async function cancelOpenInterviews(
  deps: Deps,
  tx: Tx,
  applicationId: string,
  { cause, reason }: { cause: Cause; reason: string },
): Promise<void> {
  const now = deps.clock.now();
  const canceled = await cancelOpen(tx, applicationId, { reason, now, keepBegun: cause === 'candidate_hired' });
  for (const { id: interviewId, startsAt } of canceled) {
    if (startsAt && startsAt <= now) continue;
    await publish(deps, tx, interviewCanceled, {
      ...SYSTEM,
      interviewId,
      applicationId,
      bookedFor: startsAt?.toISOString() ?? null,
      cause,
    });
  }
}
