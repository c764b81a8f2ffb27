import { z } from 'zod';
import { dayOf } from '#server/platform/clock.ts';
import { user, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { decodeCursor, pageFrom } from '#server/platform/keyset.ts';
import type { JobView } from '#shared/contracts/jobs.ts';
import { findMine, funnelsOf, listMine } from './jobs.repo.ts';
import { presentJob } from './job.presenter.ts';

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
    const after = decodeCursor(cursor, z.tuple([z.iso.datetime(), z.uuid()]));
    const rows = await listMine(tx, { statuses: STATUSES[status], after, limit: limit + 1 });
    const funnels = await funnelsOf(
      tx,
      rows.map(({ job }) => job.id),
      now,
    );
    return pageFrom(
      rows,
      limit,
      (row) => presentJob(row, funnels, dayOf(now)),
      ({ job }) => [job.updatedAt.toISOString(), job.id],
    );
  });

export const readJob = (deps: Deps, userId: string, id: string): Promise<JobView> =>
  deps.db.as(user(userId), (tx) => viewOf(deps, tx, id));

export async function viewOf(deps: Deps, tx: Tx, id: string): Promise<JobView> {
  const row = await findMine(tx, id);
  if (!row) throw notFound('job');
  const now = deps.clock.now();
  return presentJob(row, await funnelsOf(tx, [id], now), dayOf(now));
}
