import { z } from 'zod';
import { deleteErrorsBefore } from '#domains/operations/server/errors/index.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { forgetBefore } from '#platform/server/http/idempotency.repo.ts';
import { deleteDeliveriesBefore } from '#platform/server/inbound/deliveries.repo.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { deleteCallsBefore } from './call-stats.repo.ts';
import { hourOf } from './latency.ts';

/** Nightly: responses to repeated requests are kept for a day, call counts and IDs of inbound deliveries for a week, error reports for 30 days. */
export const purgeJob = defineJob({ name: 'requests.forget', payload: z.object({}), cron: '40 8 * * *' });

export async function purgeRecords({ db, clock }: Deps): Promise<void> {
  const now = clock.now().getTime();
  await db.as(service, async (tx) => {
    await forgetBefore(tx, new Date(now - DAY_MS));
    await deleteDeliveriesBefore(tx, new Date(now - 7 * DAY_MS));
    await deleteCallsBefore(tx, hourOf(new Date(now - 7 * DAY_MS)));
    await deleteErrorsBefore(tx, new Date(now - 30 * DAY_MS));
  });
}
