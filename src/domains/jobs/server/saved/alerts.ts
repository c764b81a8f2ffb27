import { DateTime } from 'luxon';
import { z } from 'zod';
import { jobPublished } from '#domains/jobs/contract/job-events.ts';
import { searchPath } from '#domains/jobs/contract/search/job-filters.ts';
import { isFoundBy } from '#domains/jobs/server/search/index.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { afterEvent } from '#platform/server/events/subscribers.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { savedSearchFound } from './saved.notices.ts';
import { findListed, insertFind, listAlerting, listWaiting, markSent } from './saved.repo.ts';

/** Records which saved searches a new job answers, and tells those who want to know at once. */
export const findForSearches = afterEvent('jobs.find-for-searches', jobPublished, async (deps, tx, { payload }) => {
  const job = await findListed(tx, payload.jobId);
  if (!job) return;
  const now = deps.clock.now();
  for (const { id, candidateId, name, filters, frequency } of await listAlerting(tx, job.position)) {
    if (!(await isFoundBy(tx, filters, job.id, now))) continue;
    const isInstant = frequency === 'instant';
    const isNew = await insertFind(tx, { searchId: id, jobId: job.id, foundAt: now, sentAt: isInstant ? now : null });
    if (!isNew || !isInstant) continue;
    await notify(deps, tx, savedSearchFound, {
      userId: candidateId,
      href: `/jobs/${job.slug}`,
      data: { search: name, jobTitle: job.title, jobs: 1 },
      dedupeKey: `search:${id}:${job.id}`,
    });
  }
});

/** Hourly: eight o'clock comes at different times in Missouri and in the west of Kansas. */
export const sendAlertsJob = defineJob({ name: 'jobs.send-search-alerts', payload: z.object({}), cron: '2 * * * *' });

const ALERT_HOUR = 8;

/** The last eight o'clock in the morning there; of a Monday for weekly alerts. */
function lastAlertTime(now: Date, zone: string, frequency: string): Date {
  const local = DateTime.fromJSDate(now, { zone });
  const start = local.startOf(frequency === 'weekly' ? 'week' : 'day').set({ hour: ALERT_HOUR });
  const isAhead = start > local;
  return (isAhead ? start.minus(frequency === 'weekly' ? { weeks: 1 } : { days: 1 }) : start).toJSDate();
}

/** Sends daily and weekly alerts that are due, each in a transaction of its own. A missed hour is made up for. */
export async function sendAlerts(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const waiting = await deps.db.as(service, listWaiting);
  for (const { id, candidateId, name, filters, frequency, lastSentAt, homeZip, jobs } of waiting) {
    if (lastSentAt >= lastAlertTime(now, clockOf(homeZip), frequency)) continue;
    await deps.db.as(service, async (tx) => {
      if (!(await markSent(tx, id, now))) return;
      await notify(deps, tx, savedSearchFound, {
        userId: candidateId,
        href: searchPath({ ...filters, sort: 'newest' }),
        data: { search: name, jobTitle: null, jobs },
        dedupeKey: `search:${id}:${now.toISOString()}`,
      });
    });
  }
}
