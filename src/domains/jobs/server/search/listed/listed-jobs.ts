import { inTurns } from '#kernel/in-turns.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { JobTable } from './job-table.ts';
import { readChanged, readListed, readListedAfter } from './listed.repo.ts';

const CHUNK = 2_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** From this many slots without a job on, and when they are more than the jobs, the table is read anew. */
const MOST_DEAD = 5_000;

interface Loaded {
  table: JobTable;
  /** The transaction from which to read changes. */
  since: string;
  /** What was read of these, because an older transaction that still runs makes the next question repeat them. */
  applied: ReadonlyMap<string, string>;
}

/**
 * The listed jobs in this process. Each search first asks the database which rows changed, so it finds exactly what is
 * committed when it begins, in every process; searches that come together share the question.
 */
export class ListedJobs {
  readonly #deps: Deps;
  readonly #mostDead: number;
  #loaded: Promise<Loaded> | null = null;
  #isReloading = false;

  constructor(deps: Deps, mostDead = MOST_DEAD) {
    this.#deps = deps;
    this.#mostDead = mostDead;
  }

  /** All jobs listed now. A question that was already asked may miss a change, so a caller waits for the one after it. */
  readonly now: () => Promise<JobTable> = inTurns(() => this.#catchUp());

  async #catchUp(): Promise<JobTable> {
    const loaded = await this.#load();
    const { changed, next } = await this.#deps.db.as(service, (tx) => readChanged(tx, loaded.since));
    // A database that was restored from a backup counts its transactions from another number.
    if (BigInt(next) < BigInt(loaded.since)) {
      this.#loaded = null;
      return this.#catchUp();
    }
    await this.#apply(
      loaded.table,
      changed.filter(({ id, changedIn }) => loaded.applied.get(id) !== changedIn).map(({ id }) => id),
    );
    loaded.since = next;
    loaded.applied = new Map(changed.map(({ id, changedIn }) => [id, changedIn]));
    if (loaded.table.size - loaded.table.listed > Math.max(this.#mostDead, loaded.table.listed)) void this.#loadAgain();
    return loaded.table;
  }

  /** Reads the changed rows. A later state than that of the question does no harm: the change is read once more. */
  async #apply(table: JobTable, ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += CHUNK) {
      const chunk = ids.slice(from, from + CHUNK);
      const rows = await this.#deps.db.as(service, (tx) => readListed(tx, chunk));
      for (const id of chunk) table.remove(id);
      for (const row of rows) table.put(row);
    }
  }

  #load(): Promise<Loaded> {
    const loading = (this.#loaded ??= this.#read());
    loading.catch(() => {
      if (this.#loaded === loading) this.#loaded = null;
    });
    return loading;
  }

  /** In chunks, so that other requests go on meanwhile. */
  async #read(): Promise<Loaded> {
    const { db } = this.#deps;
    const table = new JobTable();
    const { next: since } = await db.as(service, (tx) => readChanged(tx, LAST_XID));
    for (let last: string | undefined = FIRST_ID; last !== undefined;) {
      const after: string = last;
      const rows = await db.as(service, (tx) => readListedAfter(tx, after, CHUNK));
      for (const row of rows) table.put(row);
      last = rows.at(-1)?.id;
    }
    return { table, since, applied: new Map() };
  }

  /** Without the slots of jobs that left, in the background; after a failure, the next search tries again. */
  async #loadAgain(): Promise<void> {
    if (this.#isReloading) return;
    this.#isReloading = true;
    try {
      this.#loaded = Promise.resolve(await this.#read());
    } catch (error) {
      this.#deps.log.warn(
        { err: error instanceof Error ? error.message : 'unknown' },
        'reading the listed jobs failed',
      );
    } finally {
      this.#isReloading = false;
    }
  }
}
/** Beyond all transactions: asks for no changes. */
const LAST_XID = '18446744073709551615';

const lists = new WeakMap<Deps, ListedJobs>();

/** The listed jobs of a process (of an app instance in tests). */
export function listedJobsOf(deps: Deps): ListedJobs {
  let listed = lists.get(deps);
  if (!listed) lists.set(deps, (listed = new ListedJobs(deps)));
  return listed;
}
