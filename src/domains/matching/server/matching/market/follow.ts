import { engine as engineActor, service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { timed } from '#platform/server/telemetry/telemetry.ts';
import { MATCHING_DURATION } from '../matching-metrics.ts';
import { holdPartitions } from '../partitions/hold-partitions.ts';
import { homePartition, isIn, type Partition } from '../partitions/partition.ts';
import {
  cursorOf,
  keepCursors,
  leastCursor,
  readJobPartitions,
  readWhereabouts,
  saveCursors,
} from '../partitions/partition.repo.ts';
import { keepBest, rematchCandidate, showBest } from '../rematch.ts';
import { edgeOf, publishedJobIds, readChanges, readCursor, saveCursor, takeTurn } from './feed.repo.ts';
import { marketOf, type Touched } from './market.ts';
import { enqueueParts, rematchPartition } from './rematch-market.ts';

const CURSOR = 'rematch';
/** Above this many changed people (an import), queueing a full re-match is cheaper. */
const WHOLE_MARKET = 2_000;
/** Retry delays while an older transaction hides a change. */
const HIDDEN_RETRY_MS = { first: 10, last: 160 };
/** Polling interval without signals: the maximum delay after a lost signal. */
const IDLE_MS = 3_000;

/**
 * Follows the change feed in a worker process and re-matches what changed. One process at a time holds the turn (an
 * advisory lock); with partitions, each process works on its own. A cursor moves only after the work is committed, and
 * the work is idempotent, so a killed process loses nothing. Returns a function that stops it.
 */
export function followMarket(deps: Deps): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let hiddenMs = HIDDEN_RETRY_MS.first;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(run, ms);
  };
  const run = () => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = (partitions ? turnOfPartitions(deps, partitions.served) : turn(deps))
      .then((hasMore) => {
        const wait = hasMore ? hiddenMs : IDLE_MS;
        hiddenMs = hasMore ? Math.min(2 * hiddenMs, HIDDEN_RETRY_MS.last) : HIDDEN_RETRY_MS.first;
        schedule(again ? 0 : wait);
      })
      .catch((error: unknown) => {
        deps.log.error({ err: error instanceof Error ? error.message : 'unknown' }, 'matching turn failed');
        schedule(IDLE_MS);
      })
      .finally(() => {
        running = null;
        again = false;
      });
  };
  const partitions = deps.env.matchingPartitions ? holdPartitions(deps, run) : null;
  const unsubscribe = deps.signals.on('market', run);
  run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    await running;
    await partitions?.stop();
  };
}

/**
 * Processes the changes since the last turn, under a lock held to the end of the turn; returns whether an older
 * transaction still hides changes. Reading assigns this transaction no id, so it does not hold back the feed.
 */
const turn = (deps: Deps): Promise<boolean> =>
  deps.db.as(service, async (tx) => {
    if (!(await takeTurn(tx))) return false;
    const since = (await readCursor(tx, CURSOR)) ?? (await beginCursor(tx));
    const { candidates, jobs, next, hasMore } = await readChanges(tx, since);
    await marketOf(deps).readUpTo(next);
    if (candidates.length > WHOLE_MARKET) await enqueueParts(deps);
    else await rematch(deps, { candidates, jobs });
    await saveCursor(tx, CURSOR, next);
    return hasMore;
  });

/** At the first turn, or the first one after the market was split into partitions. */
async function beginCursor(tx: Tx): Promise<string> {
  await keepCursors(tx, [CURSOR]);
  return (await readCursor(tx, CURSOR)) ?? '0';
}

/** The same for the partitions that this process serves; each has a cursor, which moves with it to another process. */
const turnOfPartitions = (deps: Deps, served: readonly Partition[]): Promise<boolean> =>
  deps.db.as(service, async (tx) => {
    if (served.length === 0) return false;
    const cursors = served.map(cursorOf);
    const { next, hasMore, ...changes } = await readChanges(tx, await leastCursor(tx, cursors));
    await marketOf(deps).readUpTo(next);
    const own = await ownAmong(tx, changes, served);
    if (own.candidates.length > WHOLE_MARKET) for (const partition of served) await rematchPartition(deps, partition);
    else await rematch(deps, own);
    await saveCursors(tx, cursors, next);
    return hasMore;
  });

/** The changes that these partitions answer for. */
async function ownAmong(tx: Tx, { candidates, jobs }: Touched, served: readonly Partition[]): Promise<Touched> {
  const isServed = isIn(served);
  const people = await readWhereabouts(tx, candidates);
  const partitions = await readJobPartitions(tx, jobs);
  return {
    candidates: candidates.filter((id) => isServed(homePartition(people.get(id)))),
    jobs: jobs.filter((id) => {
      const partition = partitions.get(id);
      return partition !== undefined && isServed(partition);
    }),
  };
}

/** Shows people to employers before storing the rest. */
async function rematch(deps: Deps, { candidates, jobs }: Touched): Promise<void> {
  for (const jobId of jobs) await measured(deps, 'show_people', () => showBest(deps, jobId));
  for (const jobId of jobs) await measured(deps, 'match_job', () => keepBest(deps, jobId));
  for (const candidateId of candidates) await measured(deps, 'match_person', () => rematchCandidate(deps, candidateId));
}

const measured = ({ telemetry }: Deps, step: string, work: () => Promise<void>): Promise<void> =>
  timed(telemetry, MATCHING_DURATION, { step }, work);

export const openJobs = (deps: Deps): Promise<string[]> => deps.db.as(engineActor, publishedJobIds);

/** Marks everything so far as matched, for bulk loads. */
export const skipToEdge = (deps: Deps): Promise<void> =>
  deps.db.as(service, async (tx) => saveCursor(tx, CURSOR, (await edgeOf(tx)).xid));

/** Keeps the market of a process without matching up to date, for previews. Returns a function that stops it. */
export function watchMarket(deps: Deps): () => Promise<void> {
  const unsubscribe = deps.signals.on('market', () => {
    marketOf(deps)
      .refresh()
      .catch((error: unknown) =>
        deps.log.warn({ err: error instanceof Error ? error.message : 'unknown' }, 'market not refreshed'),
      );
  });
  return async () => unsubscribe();
}
