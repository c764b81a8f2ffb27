import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { namesOf, notifyParties } from '#domains/hiring/server/parties/index.ts';
import { interviewReminder } from '#domains/hiring/server/interviews/index.ts';
import { expireDue, offerExpiring } from '#domains/hiring/server/offers/index.ts';
import { service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { interviewsToRemind, offersToRemind } from './reminders.repo.ts';

/** The shorter one first: an interview within it no longer gets the longer one's reminder. */
const INTERVIEW_HOURS = [2, 24] as const;
const OFFER_HOURS = 24;

const within = (now: Date, hours: number) => ({ now, hours, until: new Date(now.getTime() + hours * HOUR_MS) });

/**
 * Sends reminders once each: for interviews a day and two hours ahead, for offers a day before they expire. Offers whose
 * time is over expire, if their own job did not do it.
 */
export async function remind(deps: Deps): Promise<void> {
  await expireDue(deps);
  await deps.db.as(service, async (tx) => {
    await remindOfInterviews(deps, tx);
    await remindOfOffers(deps, tx);
  });
}

async function remindOfInterviews(deps: Deps, tx: Tx): Promise<void> {
  const now = deps.clock.now();
  const reminded = new Set<string>();
  for (const hours of INTERVIEW_HOURS) {
    for (const { id, applicationId, startsAt, mode, place } of await interviewsToRemind(tx, within(now, hours))) {
      if (!startsAt || reminded.has(id)) continue;
      reminded.add(id);
      await notifyParties(deps, tx, interviewReminder, applicationId, {
        to: ['candidate', 'employer'],
        interviewId: id,
        staleAt: startsAt,
        data: (parties) => ({
          ...namesOf(parties),
          interviewId: id,
          startsAt: startsAt.toISOString(),
          timeZone: clockOf(parties.job.zip),
          mode,
          place,
          hoursBefore: Math.max(1, Math.round((startsAt.getTime() - now.getTime()) / HOUR_MS)),
        }),
        // A new time for the same interview gets reminders of its own.
        dedupeKey: `reminder:${id}:${startsAt.getTime()}:${hours}`,
      });
    }
  }
}

async function remindOfOffers(deps: Deps, tx: Tx): Promise<void> {
  for (const { id, applicationId, expiresAt } of await offersToRemind(tx, within(deps.clock.now(), OFFER_HOURS))) {
    await notifyParties(deps, tx, offerExpiring, applicationId, {
      to: ['candidate'],
      data: (parties) => ({ ...namesOf(parties), expiresAt: expiresAt.toISOString() }),
      dedupeKey: `expiring:${id}`,
    });
  }
}
