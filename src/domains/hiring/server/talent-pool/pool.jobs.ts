import { z } from 'zod';
import { SYSTEM } from '#platform/contract/event.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { moveMember } from './move-member.ts';
import { lockDue } from './pool.repo.ts';

/** Lists leave out what is over at once; the sweep only writes it down. */
export const expirePoolJob = defineJob({ name: 'pool.expire', payload: z.object({}), cron: '7 * * * *' });

const BATCH_SIZE = 100;

export async function expirePool(deps: Deps): Promise<void> {
  for (;;) {
    const count = await deps.db.as(service, async (tx) => {
      const due = await lockDue(tx, deps.clock.now(), BATCH_SIZE);
      for (const row of due) await moveMember(deps, tx, row, 'expired', SYSTEM);
      return due.length;
    });
    if (count < BATCH_SIZE) return;
  }
}
