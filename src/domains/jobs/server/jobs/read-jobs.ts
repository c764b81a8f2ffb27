import { z } from 'zod';
import { dayOf } from '#kernel/days.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { findMine, funnelsOf, listMine, lockMine, type Job } from './jobs.repo.ts';
import { presentJob } from './job.presenter.ts';
import { upkeepOf } from './upkeep.repo.ts';

const OPEN = ['published', 'paused'] as const;
const ENDED = ['filled', 'closed', 'expired'] as const;
const STATUSES = { all: ['draft', ...OPEN, ...ENDED], open: OPEN, draft: ['draft'], ended: ENDED } as const;

interface Query {
  cursor?: string | undefined;
  limit: number;
  status: keyof typeof STATUSES;
}

export const listJobs = (deps: Deps, userId: string, { cursor, limit, status }: Query) =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const after = decodeCursor(cursor, z.tuple([z.int().min(0).max(3), exactTimestamp, z.uuid()]));
    const rows = await listMine(tx, { statuses: STATUSES[status], after, limit: limit + 1 });
    const funnels = await funnelsOf(
      tx,
      rows.map(({ job }) => job.id),
      now,
    );
    const upkeep = await upkeepOf(
      tx,
      rows.map(({ job }) => job.id),
    );
    return pageFrom(
      rows,
      limit,
      (row) => presentJob(row, funnels, upkeep.get(row.job.id), dayOf(now)),
      ({ job, urgency, key }) => [urgency, key, job.id],
    );
  });

export const readJob = (deps: Deps, userId: string, id: string): Promise<JobView> =>
  deps.db.as(user(userId), (tx) => viewOf(deps, tx, id));

/** Locks a job for a change: 404 when it is not the viewer's, 403 when the viewer is only a reviewer. */
export async function lockForChange(tx: Tx, id: string): Promise<Job> {
  const job = await lockMine(tx, id);
  if (job) return job;
  if (!(await findMine(tx, id))) throw notFound('job');
  throw new AppError('FORBIDDEN', 'Ask an owner or a recruiter of your organization to do this.');
}

export async function viewOf(deps: Deps, tx: Tx, id: string): Promise<JobView> {
  const row = await findMine(tx, id);
  if (!row) throw notFound('job');
  const now = deps.clock.now();
  const upkeep = await upkeepOf(tx, [id]);
  return presentJob(row, await funnelsOf(tx, [id], now), upkeep.get(id), dayOf(now));
}
