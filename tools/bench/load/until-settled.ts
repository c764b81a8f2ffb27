import { askDatabase } from '../../lib/ask-database.ts';
import { until } from '../../lib/until.ts';

/**
 * Waits until no job is due or running. What a market that was filled a moment ago still has to match, send and assess
 * is no part of a usual day.
 * @throws {CommandError} when jobs are still due after ten minutes
 */
export const untilSettled = (ownerUrl: string): Promise<void> =>
  until(() => isSettled(ownerUrl), 'After ten minutes jobs are still due.', { everyMs: 2_000, patienceMs: 600_000 });

async function isSettled(ownerUrl: string): Promise<boolean> {
  const due = await askDatabase(
    ownerUrl,
    `select from pgboss.job
     where state = 'active' or (state in ('created', 'retry') and start_after <= now()) limit 1`,
  );
  return due.length === 0;
}
