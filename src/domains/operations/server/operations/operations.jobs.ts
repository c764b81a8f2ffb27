import { z } from 'zod';
import { service } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { forgetBefore } from '#platform/server/idempotency.repo.ts';
import { defineJob } from '#platform/server/jobs.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { forgetCallsBefore } from './call-stats.repo.ts';
import { hourOf } from './latency.ts';
import { forgetErrorsBefore } from './operations.repo.ts';

/** Every night: answers to repeated requests are kept a day, figures of calls a week, reported errors 30 days. */
export const forgetRequests = defineJob({ name: 'requests.forget', payload: z.object({}), cron: '40 8 * * *' });

export async function forgetOldRequests({ db, clock }: Deps): Promise<void> {
  const now = clock.now().getTime();
  await db.as(service, async (tx) => {
    await forgetBefore(tx, new Date(now - DAY_MS));
    await forgetCallsBefore(tx, hourOf(new Date(now - 7 * DAY_MS)));
    await forgetErrorsBefore(tx, new Date(now - 30 * DAY_MS));
  });
}
