import { engine as engineActor, service } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { edgeOf, publishedJobIds, readChanges, readCursor, saveCursor, takeTurn } from './feed.repo.ts';
import { marketOf } from './market.ts';
import { handOutParts } from './rematch-market.ts';
import { keepBest, rematchCandidate, showBest } from '../rematch.ts';

const CURSOR = 'rematch';
/** After so many people changed at once (an import), it is cheaper to match every open job anew, in parts. */
const WHOLE_MARKET = 2_000;
/** A change that an older transaction hides for the moment is looked for again after this, then after twice as long. */
const HIDDEN_RETRY_MS = { first: 10, last: 160 };
/** Without any signal, the feed is read this often: a lost signal costs so much delay. */
const IDLE_MS = 3_000;

/**
 * Follows the change feed in a worker process and matches anew whatever changed. One process at a time takes a turn
 * (an advisory lock); the cursor moves only after the work is committed, and the work is idempotent, so that a killed
 * process loses nothing and repeats nothing that anybody notices. Answers how to stop.
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
    running = turn(deps)
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
  const unsubscribe = deps.signals.on('market', run);
  run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    await running;
  };
}

/**
 * Works off what changed since the last turn, under a lock that is held to the turn's end; answers whether something is
 * still hidden by an older transaction. Reading assigns this transaction no id, so it never holds the feed's edge back.
 */
const turn = (deps: Deps): Promise<boolean> =>
  deps.db.as(service, async (tx) => {
    if (!(await takeTurn(tx))) return false;
    const { candidates, jobs, next, hasMore } = await readChanges(tx, (await readCursor(tx, CURSOR)) ?? '0');
    await marketOf(deps).readUpTo(next);
    if (candidates.length > WHOLE_MARKET) {
      await handOutParts(deps);
    } else {
      // What employers wait for goes before what is only kept.
      for (const jobId of jobs) await showBest(deps, jobId);
      for (const jobId of jobs) await keepBest(deps, jobId);
      for (const candidateId of candidates) await rematchCandidate(deps, candidateId);
    }
    await saveCursor(tx, CURSOR, next);
    return hasMore;
  });

/** The published jobs, by id. */
export const openJobs = (deps: Deps): Promise<string[]> => deps.db.as(engineActor, publishedJobIds);

/** Lets a bulk load skip the feed: everything up to now counts as matched. */
export const skipToEdge = (deps: Deps): Promise<void> =>
  deps.db.as(service, async (tx) => saveCursor(tx, CURSOR, (await edgeOf(tx)).xid));

/** Keeps the market of a process that does no matching fresh, for previews. Answers how to stop. */
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
