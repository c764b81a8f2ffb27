import { z } from 'zod';
import { hashToken, newToken } from '#platform/server/auth/tokens.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { publish } from '#platform/server/events/publish.ts';
import { workConfirmationClosed } from '#domains/profiles/contract/profile-events.ts';
import { REMIND_AFTER_DAYS } from '#domains/profiles/contract/work/work-confirmations.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { factsOf } from './present.ts';
import { sendLetter } from './send-letter.ts';
import { close, lockOverdue, lockUnreminded, removeWithoutAnswer, save } from './work-confirmations.repo.ts';

/** Hourly. */
export const followUpJob = defineJob({
  name: 'work-confirmations.follow-up',
  payload: z.object({}),
  cron: '25 * * * *',
});

/** Keeps a run short; the next hour continues. */
const AT_ONCE = 200;
/** How long an unanswered request stays visible. */
const KEEP_DAYS = 90;

/**
 * Sends one reminder, closes requests that were not answered in time, and deletes old unanswered ones. When the feature is
 * switched off, no emails are sent, but requests still expire and are deleted.
 */
export const followUp = (deps: Deps): Promise<void> =>
  deps.db.as(service, async (tx) => {
    const now = deps.clock.now();
    const isOn = deps.env.workConfirmations;
    for (const row of await lockOverdue(tx, now, AT_ONCE)) {
      await close(tx, row.id, 'expired', { closedAt: now });
      const { id: confirmationId, workId, userId } = row;
      await publish(deps, tx, workConfirmationClosed, { confirmationId, workId, userId, outcome: 'expired' });
    }
    const unreminded = isOn
      ? await lockUnreminded(tx, new Date(now.getTime() - REMIND_AFTER_DAYS * DAY_MS), AT_ONCE)
      : [];
    for (const row of unreminded) {
      const { userId, contactName, contactEmail, expiresAt } = row;
      if (!contactEmail) continue;
      // The first link's secret isn't stored, so the reminder has its own; both work.
      const token = newToken();
      await save(tx, row.id, { remindedAt: now, reminderTokenHash: hashToken(token) });
      await sendLetter(deps, tx, {
        userId,
        facts: factsOf(row),
        contactName,
        contactEmail,
        expiresAt,
        token,
        isReminder: true,
      });
    }
    await removeWithoutAnswer(tx, new Date(now.getTime() - KEEP_DAYS * DAY_MS));
  });
