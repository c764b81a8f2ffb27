import { engine as engineActor, service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { rematchPartJob } from '../matching.jobs.ts';
import { rematchPartitionJob } from '../partitions/partition-jobs.ts';
import { partitionKey, type Partition } from '../partitions/partition.ts';
import { rematchJob } from '../rematch.ts';
import { openParts, publishedJobIds } from './feed.repo.ts';
import { marketOf } from './market.ts';

/** Queues each part of the market (a position in a state): any worker takes the next, or its partition's holder. */
export const enqueueParts = (deps: Deps): Promise<void> =>
  deps.db.as(service, async (tx: Tx) => {
    for (const part of await openParts(tx)) {
      const key = partitionKey(part);
      if (!deps.env.matchingPartitions) await deps.jobs.enqueue(tx, rematchPartJob, part, { key });
      else {
        await deps.jobs.ensure(rematchPartitionJob(part));
        await deps.jobs.enqueue(tx, rematchPartitionJob(part), {}, { key });
      }
    }
  });

/** Matches every open job of a partition with the active weights. */
export async function rematchPartition(deps: Deps, partition: Partition): Promise<void> {
  await marketOf(deps).refresh();
  const jobIds = await deps.db.as(engineActor, (tx) => publishedJobIds(tx, partition));
  for (const jobId of jobIds) await rematchJob(deps, jobId);
}
