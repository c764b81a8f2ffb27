import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { keepPromises, timesOfWait } from './begin-wait.ts';
import {
  brokenForUnseen,
  dropDueOfUnseen,
  lockSeen,
  restartWait,
  saveDueAgain,
  type WhoReturned,
} from './out-of-sight.repo.ts';

/**
 * Teams no longer see a person, who is on hold, is leaving or blocked them. No one can answer then, so the person's waits
 * take no steps and lock no job, and no answer is due. One that was overdue before stays unanswered in the record.
 */
export async function stopClock(deps: Deps, tx: Tx, candidateId: string): Promise<void> {
  // First, because closing a job also locks the job before its applications.
  for (const job of await brokenForUnseen(tx, candidateId)) await keepPromises(deps, tx, job);
  await dropDueOfUnseen(tx, candidateId, deps.clock.now());
}

/** Teams see a person again, and have the whole time to answer. So has the person, who could not agree to anything. */
export async function restartClock(deps: Deps, tx: Tx, who: WhoReturned): Promise<void> {
  const now = deps.clock.now();
  for (const { wait, job } of await lockSeen(tx, who)) {
    const times = await timesOfWait(tx, job, wait.side, now);
    if (wait.side === 'employer') await saveDueAgain(tx, wait.applicationId, times.dueAt);
    await restartWait(tx, wait, times);
  }
}
