import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { service } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { marketOf, type Market, type MarketStatus } from './market.ts';
import { dropReport, listReports, saveReport, type MarketReport } from './market-report.repo.ts';

/** How often a process looks whether there is something new to tell. */
const LOOK_MS = 1_000;
/** It says at least this often that it is still there. */
const HEARTBEAT_MS = 10_000;
/** Whoever has not been heard of for so long is gone. */
const GONE_MS = 60_000;
/** So many of the rows that were left out are named; all of them are counted. */
const NAMED = 20;

interface Reporting extends Pick<Deps, 'db' | 'clock' | 'log'> {
  market: Market;
  part: MarketReport['part'];
}

/** Tells the other processes, through the database, what the market of this one (or of a thread) holds. */
export class MarketReporter {
  readonly #deps: Reporting;
  readonly #id = randomUUID();
  readonly #timer: NodeJS.Timeout;
  #told = '';
  #toldAt = Number.NEGATIVE_INFINITY;
  /** One at a time: an older word must not overwrite a newer one. */
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
    await this.#deps.db.as(service, (tx) => dropReport(tx, this.#id)).catch(this.#complain);
  }

  async #write(): Promise<void> {
    const { status } = this.#deps.market;
    const words = JSON.stringify(status);
    const now = performance.now();
    if (words === this.#told && now - this.#toldAt < HEARTBEAT_MS) return;
    this.#told = words;
    this.#toldAt = now;
    const seenAt = this.#deps.clock.now();
    await this.#deps.db
      .as(service, (tx) =>
        saveReport(
          tx,
          { ...rowOf(status), id: this.#id, part: this.#deps.part, host: hostname(), seenAt },
          goneSince(seenAt),
        ),
      )
      .catch(this.#complain);
  }

  /** What cannot be told is not worth a failure: the next look tells it again. */
  #complain = (error: unknown) => {
    this.#told = '';
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

/** Answers how to stop. A process has one market, so only the first who asks reports it. */
export function reportMarket(deps: Deps): () => Promise<void> {
  if (reporters.has(deps)) return () => Promise.resolve();
  const part = deps.env.role === 'worker' || !isMainThread ? 'matching' : 'requests';
  const reporter = new MarketReporter({ ...deps, market: marketOf(deps), part });
  reporters.set(deps, reporter);
  return () => reporter.stop();
}

/** What every process that lives says of its market; of this one as it is in this moment. */
export async function readMarketReports(deps: Deps): Promise<MarketReport[]> {
  await reporters.get(deps)?.tell();
  return deps.db.as(service, (tx) => listReports(tx, goneSince(deps.clock.now())));
}
