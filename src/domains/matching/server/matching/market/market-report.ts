import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { marketOf, type Market, type MarketStatus } from './market.ts';
import { dropReport, listReports, saveReport, type MarketReport } from './market-report.repo.ts';

/** How often a process checks for changes to report. */
const LOOK_MS = 1_000;
/** Reports at least this often. */
const HEARTBEAT_MS = 10_000;
/** A process silent for this long is considered gone. */
const GONE_MS = 60_000;
/** Maximum skipped rows listed; all are counted. */
const NAMED = 20;

interface Reporting extends Pick<Deps, 'db' | 'clock' | 'log'> {
  market: Market;
  part: MarketReport['part'];
}

/** Reports this process's (or thread's) market status to the others through the database. */
export class MarketReporter {
  readonly #deps: Reporting;
  readonly #id = randomUUID();
  readonly #timer: NodeJS.Timeout;
  #reported = '';
  #reportedAt = Number.NEGATIVE_INFINITY;
  /** One at a time: an older report must not overwrite a newer one. */
  #last: Promise<void> = Promise.resolve();

  constructor(deps: Reporting) {
    this.#deps = deps;
    this.#timer = setInterval(() => void this.tell(), LOOK_MS);
    this.#timer.unref();
  }

  tell(): Promise<void> {
    this.#last = this.#last.then(() => this.#write());
    return this.#last;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#last;
    await this.#deps.db.as(service, (tx) => dropReport(tx, this.#id)).catch(this.#warn);
  }

  async #write(): Promise<void> {
    const { status } = this.#deps.market;
    const words = JSON.stringify(status);
    const now = performance.now();
    if (words === this.#reported && now - this.#reportedAt < HEARTBEAT_MS) return;
    this.#reported = words;
    this.#reportedAt = now;
    const seenAt = this.#deps.clock.now();
    await this.#deps.db
      .as(service, (tx) =>
        saveReport(
          tx,
          { ...rowOf(status), id: this.#id, part: this.#deps.part, host: hostname(), seenAt },
          goneSince(seenAt),
        ),
      )
      .catch(this.#warn);
  }

  /** A failed report is retried at the next check. */
  #warn = (error: unknown) => {
    this.#reported = '';
    this.#deps.log.warn({ err: error instanceof Error ? error.message : 'unknown' }, 'could not report the market');
  };
}

const goneSince = (now: Date) => new Date(now.getTime() - GONE_MS);

const rowOf = ({ leftOut, ...status }: MarketStatus) => ({
  ...status,
  leftOut: leftOut.length,
  leftOutRows: leftOut.slice(0, NAMED),
});

const reporters = new WeakMap<Deps, MarketReporter>();

/** Returns a function that stops it. A process has one market, so only the first caller starts a reporter. */
export function reportMarket(deps: Deps): () => Promise<void> {
  if (reporters.has(deps)) return () => Promise.resolve();
  const part = deps.env.role === 'worker' || !isMainThread ? 'matching' : 'requests';
  const reporter = new MarketReporter({ ...deps, market: marketOf(deps), part });
  reporters.set(deps, reporter);
  return () => reporter.stop();
}

/** Reports of all live processes; this one's is refreshed first. */
export async function readMarketReports(deps: Deps): Promise<MarketReport[]> {
  await reporters.get(deps)?.tell();
  return deps.db.as(service, (tx) => listReports(tx, goneSince(deps.clock.now())));
}
