import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { applicationName } from '../database/names.ts';
import type { Logger } from '../log.ts';
import { nextMove, partOf, type Division, type Holdings } from './next-move.ts';

export interface Leases {
  /** The shares that this process holds now. */
  readonly held: readonly number[];
  /** Gives everything back. */
  close(): Promise<void>;
}

/** How often each process reads which one holds what. */
const LOOK_MS = 1_000;
/** A share that stays free for this long goes to the next process that looks: the one it was for may be stuck. */
const PATIENCE_MS = 4_000;
const RECONNECT_MS = 500;
const CONNECT_MS = 5_000;
/** A process that is stuck or cut off loses its session, and with it every lease, after this long. */
const SILENCE_MS = 7_000;
/** The member's own lock; shares are numbered from 1. */
const MEMBER = 0;

/**
 * Shares of some work, each held by one process at a time: advisory locks of a database session, which end with the
 * process. The session needs a connection of its own, not a pooler's. A process may work a moment longer than it holds
 * a share (its connection was lost), so the work itself must be safe to do twice.
 */
export function openLeases(options: {
  url: string;
  log: Logger;
  /** First key of the advisory locks: one number for each kind of share. */
  kind: number;
  /** How the work is divided into shares; read once for each session. */
  divide: () => Promise<Division>;
  /** Called with all shares held, whenever that changes. */
  onChange: (held: readonly number[]) => void;
}): Leases {
  const { url, log, kind, divide, onChange } = options;
  const closing = new AbortController();
  let held: readonly number[] = [];
  const hold = (next: readonly number[]) => {
    if (next.length === held.length && next.every((share) => held.includes(share))) return;
    held = next;
    onChange(held);
  };

  const session = async () => {
    const client = new Client({
      connectionString: url,
      application_name: applicationName,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      options:
        `-c idle_session_timeout=${SILENCE_MS} ` +
        '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=2',
    });
    client.on('error', (error) => log.warn({ err: error.message }, 'leases: connection'));
    try {
      await client.connect();
      const division = await divide();
      await client.query('select pg_advisory_lock_shared($1, $2)', [kind, MEMBER]);
      const freeSince = new Map<number, number>();
      while (!closing.signal.aborted) {
        hold(await look(client, { kind, division, freeSince }));
        await wait(LOOK_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    } catch (error) {
      if (!closing.signal.aborted)
        log.warn({ err: error instanceof Error ? error.message : 'unknown' }, 'leases: lost');
    } finally {
      hold([]);
      await client.end().catch(() => undefined);
    }
  };
  const running = (async () => {
    while (!closing.signal.aborted) {
      await session();
      await wait(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();

  return {
    get held() {
      return held;
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

interface Look {
  readonly kind: number;
  readonly division: Division;
  /** Since when each free share is seen free, by `performance.now()`. */
  readonly freeSince: Map<number, number>;
}

/** Reads which process holds what, and takes and releases what is due; returns the shares that the session now holds. */
async function look(client: Client, { kind, division, freeSince }: Look): Promise<readonly number[]> {
  const { me, holdings } = await readHoldings(client, kind);
  const { take, release } = nextMove(me, holdings, division);
  const now = performance.now();
  const taken = new Set([...holdings.values()].flat());
  const overdue: number[] = [];
  const mine = new Set(holdings.get(me));
  const parts = division.weights.length;
  const hasCopy = (share: number) => [...mine].some((one) => partOf(one, parts) === partOf(share, parts));
  for (let share = 1; share <= division.copies * parts; share++) {
    if (taken.has(share)) freeSince.delete(share);
    else if (!freeSince.has(share)) freeSince.set(share, now);
    else if (now - (freeSince.get(share) ?? now) > PATIENCE_MS && !hasCopy(share)) overdue.push(share);
  }
  for (const share of new Set([...take, ...overdue])) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [kind, share]);
    if (rows[0]?.got) mine.add(share);
  }
  for (const share of release) {
    await client.query('select pg_advisory_unlock($1, $2)', [kind, share]);
    mine.delete(share);
  }
  return [...mine].toSorted((a, b) => a - b);
}

/** From the database's table of locks. A process without a share is listed by its member lock. */
async function readHoldings(client: Client, kind: number): Promise<{ me: number; holdings: Holdings }> {
  const { rows } = await client.query<{ pid: number; share: number; me: number }>(
    `select pid, objid::int as share, pg_backend_pid() as me from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2 and classid = $1::int::oid
        and database = (select oid from pg_database where datname = current_database())`,
    [kind],
  );
  const holdings = new Map<number, number[]>();
  for (const { pid, share } of rows) {
    const shares = holdings.get(pid) ?? [];
    if (share !== MEMBER) shares.push(share);
    holdings.set(pid, shares);
  }
  return { me: rows[0]?.me ?? -1, holdings };
}
