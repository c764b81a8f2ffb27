import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { service, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { interviewsToRemind, offersToRemind } from './reminders.repo.ts';
import { interviewReminder } from '#domains/hiring/server/calendar/index.ts';
import { offerExpiring } from '#domains/hiring/server/applications/index.ts';

/** The nearer one first: whoever is inside it has had, or has missed, the farther one. */
const INTERVIEW_HOURS = [2, 24] as const;
const OFFER_HOURS = 24;

const within = (now: Date, hours: number) => ({ now, hours, until: new Date(now.getTime() + hours * HOUR_MS) });

/** Reminds of interviews the day before and two hours before, and of offers the day before they end; each once. */
export const remind = (deps: Deps): Promise<void> =>
  deps.db.as(service, async (tx) => {
    await remindOfInterviews(deps, tx);
    await remindOfOffers(deps, tx);
  });

async function remindOfInterviews(deps: Deps, tx: Tx): Promise<void> {
  const now = deps.clock.now();
  const reminded = new Set<string>();
  for (const hours of INTERVIEW_HOURS) {
    for (const row of await interviewsToRemind(tx, within(now, hours))) {
      const { interview, jobTitle, organizationName, applicationId } = row;
      if (!interview.startsAt || reminded.has(interview.id)) continue;
      reminded.add(interview.id);
      const hoursBefore = Math.max(1, Math.round((interview.startsAt.getTime() - now.getTime()) / HOUR_MS));
      const notice = {
        data: {
          jobTitle,
          organizationName,
          interviewId: interview.id,
          startsAt: interview.startsAt.toISOString(),
          timeZone: clockOf(row.zip),
          mode: interview.mode,
          place: interview.place,
          hoursBefore,
        },
        // Another time for the same interview is reminded of anew.
        dedupeKey: `reminder:${interview.id}:${interview.startsAt.getTime()}:${hours}`,
      };
      const candidatesPage = `/job-seeker/dashboard?application=${applicationId}`;
      await notify(deps, tx, interviewReminder, { ...notice, userId: row.candidateId, href: candidatesPage });
      for (const userId of await hiringTeam(tx, row.organizationId)) {
        await notify(deps, tx, interviewReminder, {
          ...notice,
          userId,
          href: `/employer/jobs/${row.jobId}?application=${applicationId}`,
        });
      }
    }
  }
}

async function remindOfOffers(deps: Deps, tx: Tx): Promise<void> {
  const now = deps.clock.now();
  for (const { offer, jobTitle, organizationName, applicationId, candidateId } of await offersToRemind(
    tx,
    within(now, OFFER_HOURS),
  )) {
    await notify(deps, tx, offerExpiring, {
      userId: candidateId,
      href: `/job-seeker/dashboard?application=${applicationId}`,
      data: { jobTitle, organizationName, expiresAt: offer.expiresAt.toISOString() },
      dedupeKey: `expiring:${offer.id}`,
    });
  }
}
