import { setTimeout as wait } from 'node:timers/promises';
import { engine as engineActor, service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { handle, workOn } from '#platform/server/jobs/jobs.ts';
import { openLeases } from '#platform/server/leases/leases.ts';
import { marketOf } from '../market/market.ts';
import { rematchPartition } from '../market/rematch-market.ts';
import { answer } from './ask.ts';
import { askPartitionJob, rematchPartitionJob } from './partition-jobs.ts';
import { countPeople, cursorOf, keepCursors } from './partition.repo.ts';
import { PARTITIONS, partitionKey, samePartition, type Partition } from './partition.ts';

const RETRY_MS = 1_000;
/** First key of the advisory locks of partitions. */
const LOCKS = 7_366_117;

export interface HeldPartitions {
  /** The partitions whose people are in this process's market. */
  readonly served: readonly Partition[];
  stop(): Promise<void>;
}

/**
 * Keeps this process's share of the partitions: it takes and gives leases, loads and unloads the people of each, and
 * works its queues. `onServed` is called when more are served.
 */
export function holdPartitions(deps: Deps, onServed: () => void): HeldPartitions {
  let served: readonly Partition[] = [];
  let wanted: readonly Partition[] = [];
  let settling = Promise.resolve();
  const stopping = new AbortController();
  const queues = new Map<string, () => Promise<void>>();

  const settle = async () => {
    const goal = wanted;
    const isGoal = (partition: Partition) => goal.some((one) => samePartition(one, partition));
    served = served.filter(isGoal);
    if (served.length === goal.length && queues.size === goal.length) return;
    for (const [key, stop] of queues) {
      if (goal.some((one) => partitionKey(one) === key)) continue;
      queues.delete(key);
      await stop();
    }
    const began = performance.now();
    await marketOf(deps).setPartitions(goal);
    await marketOf(deps).engines();
    if (goal !== wanted) return;
    served = goal;
    for (const partition of goal) {
      if (queues.has(partitionKey(partition))) continue;
      queues.set(partitionKey(partition), await workQueues(deps, partition));
    }
    const { people, jobs } = marketOf(deps).status;
    deps.log.info(
      { partitions: goal.map(partitionKey), people, jobs, ms: Math.round(performance.now() - began) },
      'matching: partitions held',
    );
    onServed();
  };

  /** While the database is away, loading fails and is tried again, unless the leases have changed since. */
  const settleUntilDone = async () => {
    for (const goal = wanted; goal === wanted && !stopping.signal.aborted;) {
      try {
        return await settle();
      } catch (error) {
        deps.log.error({ err: error instanceof Error ? error.message : 'unknown' }, 'matching: partitions not loaded');
        await wait(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  const leases = openLeases({
    url: deps.databaseUrl,
    log: deps.log,
    kind: LOCKS,
    weigh: () => weigh(deps),
    onChange: (held) => {
      wanted = held.flatMap((share) => PARTITIONS[share - 1] ?? []);
      settling = settling.then(settleUntilDone);
    },
  });
  return {
    get served() {
      return served;
    },
    async stop() {
      stopping.abort();
      await leases.close();
      await settling;
      for (const stop of queues.values()) await stop();
    },
  };
}

/** Makes the cursors of the feed those of the partitions, and counts the people of each. */
async function weigh(deps: Deps): Promise<readonly number[]> {
  await deps.db.as(service, (tx) => keepCursors(tx, PARTITIONS.map(cursorOf)));
  const people = await deps.db.as(engineActor, countPeople);
  // Even an empty partition is some work.
  return PARTITIONS.map((partition) => 1 + (people.get(partitionKey(partition)) ?? 0));
}

async function workQueues(deps: Deps, partition: Partition): Promise<() => Promise<void>> {
  const handlers = [
    handle(askPartitionJob(partition), async (_deps, question) =>
      answer(await marketOf(deps).engines(), partition, question),
    ),
    handle(rematchPartitionJob(partition), () => rematchPartition(deps, partition)),
  ];
  const stops: (() => Promise<void>)[] = [];
  for (const handler of handlers) {
    await deps.jobs.ensure(handler.definition);
    stops.push(await workOn(deps, handler));
  }
  return async () => {
    for (const stop of stops) await stop();
  };
}
