import type { z } from 'zod';
import { engine as engineActor, service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { openParts, publishedJobIds } from './feed.repo.ts';
import { marketOf } from './market.ts';
import { rematchPartJob } from '../matching.jobs.ts';
import { rematchJob } from '../rematch.ts';

/** Queues each part of the market (a position in a state); workers take them one by one. */
export const enqueueParts = (deps: Deps): Promise<void> =>
  deps.db.as(service, async (tx: Tx) => {
    for (const part of await openParts(tx)) {
      await deps.jobs.enqueue(tx, rematchPartJob, part, { key: `${part.position}-${part.state}` });
    }
  });

/** Matches every open job of one part with the active weights. */
export async function rematchPart(deps: Deps, part: z.output<(typeof rematchPartJob)['payload']>): Promise<void> {
  await marketOf(deps).refresh();
  const jobIds = await deps.db.as(engineActor, (tx) => publishedJobIds(tx, part));
  for (const jobId of jobIds) await rematchJob(deps, jobId);
}
