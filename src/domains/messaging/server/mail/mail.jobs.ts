import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/jobs.ts';

/** Delivers one mail. Nothing is lost when it never runs: the sweep finds what is due. */
export const deliverMail = defineJob({
  name: 'mail.deliver',
  payload: z.object({ mailId: z.uuid() }),
  queue: { retryLimit: 2, expireInSeconds: 120 },
  concurrency: 2,
});

/** Finds due mails without a job, and mails that a process claimed and never settled. */
export const sweepMails = defineJob({ name: 'mail.sweep', payload: z.object({}), cron: '* * * * *' });

/** Nightly: removes the links from mails that have been undeliverable for a week. */
export const cutDead = defineJob({ name: 'mail.cut', payload: z.object({}), cron: '50 8 * * *' });
