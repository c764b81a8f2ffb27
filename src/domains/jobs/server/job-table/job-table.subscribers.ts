import { jobReassigned } from '#domains/jobs/contract/job-events.ts';
import { notifyAll } from '#domains/messaging/server/notifications/index.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { jobHandedOver } from './job-table.notices.ts';
import { titleOf } from '#domains/jobs/server/jobs/index.ts';
import { namesOf } from './job-table.repo.ts';

/** Tells the new and the former responsible member, except the one who did it. */
export const tellOfReassigned: Subscriber = onEvent(
  'jobs.tell-of-reassigned',
  jobReassigned,
  async (deps, tx, { at, payload }) => {
    const { jobId, from, to, actorId } = payload;
    const both = [to, from].filter((id) => id !== null);
    const names = await namesOf(tx, [...both, ...(actorId ? [actorId] : [])]);
    const nameOf = (id: string | null) => (id && names.get(id)) || 'A colleague';
    const jobTitle = await titleOf(tx, jobId);
    await notifyAll(
      deps,
      tx,
      jobHandedOver,
      both
        .filter((id) => id !== actorId)
        .map((userId) => ({
          userId,
          href: `/employer/jobs/${jobId}`,
          ids: { jobs: jobId },
          data: { jobTitle, isYours: userId === to, byName: nameOf(actorId), toName: nameOf(to) },
          dedupeKey: `reassigned:${jobId}:${at.toISOString()}`,
        })),
    );
  },
);
