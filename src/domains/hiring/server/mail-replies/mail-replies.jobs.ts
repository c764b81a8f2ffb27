import { z } from 'zod';
import { MAIL_WAITS_DAYS } from '#domains/hiring/contract/conversations/mail-replies.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { discardOld, forgetOld } from './mail-replies.repo.ts';

/** Mail servers give up on a mail after days, so none delivers it again after this long. */
const FORGET_DAYS = 60;

/** Nightly: discards mails that were never confirmed, and deletes the records of mails that came in long ago. */
export const tidyMailReplies = defineJob({
  name: 'hiring.tidy-mail-replies',
  payload: z.object({}),
  cron: '20 8 * * *',
});

export const tidy = ({ db, clock }: Deps): Promise<void> =>
  db.as(service, async (tx) => {
    const now = clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await discardOld(tx, daysAgo(MAIL_WAITS_DAYS), now);
    await forgetOld(tx, daysAgo(FORGET_DAYS));
  });
