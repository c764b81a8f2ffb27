import { z } from 'zod';
import { service } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forgetBefore } from '#server/platform/idempotency.repo.ts';
import { defineJob } from '#server/platform/jobs.ts';

const DAY_MS = 86_400_000;

/** Every night: answers to repeated requests are kept a day. */
export const forgetRequests = defineJob({ name: 'requests.forget', payload: z.object({}), cron: '40 8 * * *' });

export async function forgetOldRequests({ db, clock }: Deps): Promise<void> {
  await db.as(service, (tx) => forgetBefore(tx, new Date(clock.now().getTime() - DAY_MS)));
}
