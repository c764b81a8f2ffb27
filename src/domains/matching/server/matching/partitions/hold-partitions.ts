import { engine as engineActor, service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { handle, workOn } from '#platform/server/jobs/jobs.ts';
import { openLeases } from '#platform/server/leases/leases.ts';
import { partOf, serves, type Division } from '#platform/server/leases/next-move.ts';
import { pause } from '#platform/server/pause.ts';
import { marketOf } from '../market/market.ts';
import { rematchPartition } from '../market/rematch-market.ts';
import { answer } from './ask.ts';
import { askPartitionJob, rematchPartitionJob } from './partition-jobs.ts';
import { countPeople, cursorOf, keepCursors } from './partition.repo.ts';
import { isIn, PARTITIONS, partitionKey, type Partition } from './partition.ts';

const RETRY_MS = 1_000;
/** The people of a partition that was given up stay in memory for this long: a lease that was lost often comes back. */
const KEEP_MS = 30_000;
/** First key of the advisory locks of partitions. */
const LOCKS = 7_366_117;

export interface HeldPartitions {
  /** The partitions whose people are in this process's market. */
  readonly served: readonly Partition[];
  stop(): Promise<void>;
}

/**
 * Keeps this process's share of the partitions: it takes and gives leases, loads and unloads the people of each, and
 * works the queues of those that it serves. `onServed` is called when these change. `keepMs` is how long people stay in
 * memory after their partition was given up.
 */
export function holdPartitions(deps: Deps, onServed: () => void, keepMs = KEEP_MS): HeldPartitions {
  let wanted: Wanted = { loaded: [], served: [] };
  /** Aborted when the leases change: what they were is no longer loaded for. */
  let outdated = new AbortController();
  /** Those whose people are all in memory. */
  let loaded: readonly Partition[] = [];
  let served: readonly Partition[] = [];
  let loading = Promise.resolve();
  let serving = Promise.resolve();
  const stopping = new AbortController();
  const queues = new Map<string, () => Promise<void>>();

  /** At each change of the leases and of what is in memory: what was ready is served without waiting for other loads. */
  const serve = () => {
    const next = wanted.served.filter(isIn(loaded));
    if (next.length === served.length && next.every(isIn(served))) return;
    served = next;
    deps.log.info({ partitions: served.map(partitionKey) }, 'matching: partitions served');
    serving = serving.then(() => workServed()).catch(report(deps));
    onServed();
  };

  const workServed = async () => {
    const now = served;
    for (const [key, stop] of queues) {
      if (now.some((partition) => partitionKey(partition) === key)) continue;
      queues.delete(key);
      await stop();
    }
    for (const partition of now)
      if (!queues.has(partitionKey(partition))) queues.set(partitionKey(partition), await workQueues(deps, partition));
  };

  const load = async (partitions: readonly Partition[]) => {
    loaded = loaded.filter(isIn(partitions));
    const began = performance.now();
    await marketOf(deps).setPartitions(partitions);
    await marketOf(deps).engines();
    loaded = partitions;
    const { people, jobs } = marketOf(deps).status;
    const ms = Math.round(performance.now() - began);
    deps.log.info({ partitions: loaded.map(partitionKey), people, jobs, ms }, 'matching: partitions loaded');
    serve();
  };
  const loadAlso = async (partitions: readonly Partition[]) => {
    const missing = partitions.filter((one) => !isIn(loaded)(one));
    if (missing.length > 0) await load([...loaded, ...missing]);
  };

  /** While the database is away, loading fails and is tried again, unless the leases have changed since. */
  const loadUntilDone = async () => {
    const goal = wanted;
    const signal = AbortSignal.any([stopping.signal, outdated.signal]);
    while (!signal.aborted) {
      try {
        await loadAlso(goal.served);
        await loadAlso(goal.loaded);
        await pause(keepMs, signal);
        if (!signal.aborted && loaded.length > goal.loaded.length) await load(goal.loaded);
        return;
      } catch (error) {
        report(deps)(error);
        await pause(RETRY_MS, signal);
      }
    }
  };

  const leases = openLeases({
    url: deps.databaseUrl,
    log: deps.log,
    kind: LOCKS,
    divide: () => divide(deps),
    onChange: (held) => {
      outdated.abort();
      outdated = new AbortController();
      // Between two sessions nothing is served.
      wanted = held ? wantedOf(held) : { ...wanted, served: [] };
      serve();
      if (held) loading = loading.then(loadUntilDone);
    },
  });
  return {
    get served() {
      return served;
    },
    async stop() {
      stopping.abort();
      await leases.close();
      await loading;
      await serving;
      for (const stop of queues.values()) await stop();
    },
  };
}

const report =
  ({ log }: Deps) =>
  (error: unknown): void =>
    log.error({ err: error instanceof Error ? error.message : 'unknown' }, 'matching: partitions not held');

interface Wanted {
  /** Those whose people are to be in memory: served, or ready to be when the process that serves them dies. */
  readonly loaded: readonly Partition[];
  readonly served: readonly Partition[];
}

function wantedOf(shares: readonly number[]): Wanted {
  const parts = PARTITIONS.length;
  const of = (some: readonly number[]) => some.flatMap((share) => PARTITIONS[partOf(share, parts)] ?? []);
  return { loaded: of(shares), served: of(shares.filter((share) => serves(share, parts))) };
}

/** Makes the cursors of the feed those of the partitions, and counts the people of each. */
async function divide(deps: Deps): Promise<Division> {
  await deps.db.as(service, (tx) => keepCursors(tx, PARTITIONS.map(cursorOf)));
  const people = await deps.db.as(engineActor, countPeople);
  // Even an empty partition is some work.
  const weights = PARTITIONS.map((partition) => 1 + (people.get(partitionKey(partition)) ?? 0));
  return { weights, copies: deps.env.matchingPartitions === 2 ? 2 : 1 };
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
