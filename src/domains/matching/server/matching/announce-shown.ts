import type { z } from 'zod';
import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { notifyAll } from '#domains/messaging/server/notifications/index.ts';
import { service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { roundedCount } from '#domains/matching/contract/rounded-count.ts';
import { autoAppliersOf, findJob, shownOf } from './views/matches.repo.ts';
import { autoApplyJob, announceShownJob } from './matching.jobs.ts';
import { matchFound, newMatchForJob } from './matching.notices.ts';

/** The people a job newly shows. */
type Showing = z.output<(typeof announceShownJob)['payload']>;
/** How both sides are notified, in the transaction that shows the people. */
export type Announce = (deps: Deps, tx: Tx, showing: Showing) => Promise<void>;

/** Queues the notices, so that the employer's screen does not wait for a dozen notices and emails. */
export const announceLater: Announce = (deps, tx, showing) => deps.jobs.enqueue(tx, announceShownJob, showing);

/** Notifies both sides and queues automatic applications. Safe to repeat after a crash: notices have dedupe keys. */
export const announceNow: Announce = async (deps, tx, { jobId, candidateIds, shownAt }) => {
  const found = await findJob(tx, jobId);
  const shown = found ? await shownOf(tx, jobId, candidateIds) : [];
  if (!found || shown.length === 0) return;
  const { job, organizationName } = found;
  await notifyAll(
    deps,
    tx,
    matchFound,
    shown.map(({ id, candidateId }) => ({
      userId: candidateId,
      href: `/job-seeker/dashboard?match=${id}`,
      data: { jobTitle: job.title, organizationName },
      dedupeKey: `match:${jobId}:${candidateId}`,
      group: { key: 'matches', href: '/job-seeker/dashboard' },
    })),
  );
  // One notice for all of them, with the usual rounded count.
  const count = roundedCount(shown.length).text;
  await notifyAll(
    deps,
    tx,
    newMatchForJob,
    (await hiringTeam(tx, job.organizationId)).map((userId) => ({
      userId,
      href: `/employer/jobs/${job.id}`,
      data: { jobTitle: job.title, count },
      dedupeKey: `matches:${job.id}:${shownAt}`,
    })),
  );
  const appliers = await autoAppliersOf(
    tx,
    shown.map(({ candidateId }) => candidateId),
  );
  await deps.jobs.enqueueAll(
    tx,
    autoApplyJob,
    appliers.map((candidateId) => ({ payload: { candidateId }, key: candidateId })),
  );
};

export const announceShown = (deps: Deps, showing: Showing): Promise<void> =>
  deps.db.as(service, (tx) => announceNow(deps, tx, showing));
