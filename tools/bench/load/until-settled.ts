import { setTimeout as wait } from 'node:timers/promises';
import { askDatabase } from '../../lib/ask-database.ts';
import { CommandError } from '../../lib/command.ts';

const EVERY_MS = 2_000;
const PATIENCE_MS = 600_000;

/**
 * Waits until no job is due or running. What a market that was filled a moment ago still has to match, send and assess
 * is no part of a usual day.
 * @throws {CommandError} when jobs are still due after ten minutes
 */
export async function untilSettled(ownerUrl: string): Promise<void> {
  const latest = performance.now() + PATIENCE_MS;
  for (;;) {
    const [due] = await askDatabase<{ jobs: number }>(
      ownerUrl,
      `select count(*)::int as jobs from pgboss.job
       where state = 'active' or (state in ('created', 'retry') and start_after <= now())`,
    );
    if (due?.jobs === 0) return;
    if (performance.now() > latest) throw new CommandError(`After ten minutes ${due?.jobs} jobs are still due.`);
    await wait(EVERY_MS);
  }
}
