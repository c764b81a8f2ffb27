import { notifyAll } from '#domains/messaging/server/notifications/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { appliedJobPaused } from './waits.notices.ts';
import { openApplicationsTo, titleOf } from './waits.repo.ts';

/** Tells everyone with an open application to a job that it paused itself, and why, or that it is open again. */
export async function tellApplicants(
  deps: Deps,
  tx: Tx,
  jobId: string,
  news: 'promise' | 'silence' | 'reopened',
  dedupeKey: string,
): Promise<void> {
  const jobTitle = await titleOf(tx, jobId);
  const found = await openApplicationsTo(tx, jobId);
  await notifyAll(
    deps,
    tx,
    appliedJobPaused,
    found.map(({ id, candidateId }) => ({
      userId: candidateId,
      data: { jobTitle, news },
      href: `/job-seeker/interviews?application=${id}`,
      dedupeKey,
      ids: { applications: id, jobs: jobId },
    })),
  );
}
