import { hiringTeam, signalTeam } from '#domains/employers/server/hiring-team/index.ts';
import { matchShown } from '#domains/matching/contract/match-events.ts';
import { roundedCount } from '#domains/matching/contract/rounded-count.ts';
import { notifyAll } from '#domains/messaging/server/notifications/index.ts';
import { afterEvent, onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { matchFound, newMatchForJob } from './matching.notices.ts';
import { findJob, shownOf } from './views/matches.repo.ts';

/**
 * Notifies both sides from a queue, so that the employer's screen does not wait for a dozen notices and emails. If a
 * process dies, its missed heartbeat lets another one start over.
 */
export const notifyOfShown = afterEvent(
  'matching.notify-of-shown',
  matchShown,
  async (deps, tx, { payload: { jobId, candidateIds, shownAt } }) => {
    const found = await findJob(tx, jobId);
    const shown = found ? await shownOf(tx, jobId, candidateIds) : [];
    if (!found || shown.length === 0) return;
    const { job, organizationName } = found;
    await notifyAll(
      deps,
      tx,
      matchFound,
      shown.map(({ matchId, candidateId }) => ({
        userId: candidateId,
        href: `/job-seeker/matches/${matchId}`,
        ids: { matches: jobId },
        data: { jobTitle: job.title, organizationName },
        dedupeKey: `match:${jobId}:${candidateId}`,
        group: { key: 'matches', href: '/job-seeker/jobs' },
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
        ids: { matches: job.id, jobs: job.id },
        data: { jobTitle: job.title, count },
        dedupeKey: `matches:${job.id}:${shownAt}`,
      })),
    );
  },
  { heartbeatSeconds: 10, retryDelay: 1 },
);

export const matchingSubscribers: readonly Subscriber[] = [
  onEvent('matching.signal-shown', matchShown, (_deps, tx, { payload: { jobId, organizationId } }) =>
    signalTeam(tx, organizationId, [
      { topic: 'matches', id: jobId },
      { topic: 'jobs', id: jobId },
    ]),
  ),
  notifyOfShown,
];
