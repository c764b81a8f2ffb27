import { Client } from 'pg';
import { applicationName } from '../database/names.ts';
import { pause } from '../pause.ts';
import { nextMove, partOf, type Division, type Holdings } from './next-move.ts';

/** How often each process reads which one holds what. */
const LOOK_MS = 1_000;
/** A share that stays free for this long goes to the next process that looks: the one it was for may be stuck. */
const PATIENCE_MS = 4_000;
const RECONNECT_MS = 500;
const CONNECT_MS = 5_000;
/** A busy database answers late, and keeps the session meanwhile. */
const ANSWER_MS = 15_000;
/** A process that is stopped or cut off loses its session, and with it every lease, after this long. */
const SILENCE_MS = 7_000;
/** The member's own lock; shares are numbered from 1. */
const MEMBER = 0;

export interface LeaseSessions {
  url: string;
  /** First key of the advisory locks: one number for each kind of share. */
  kind: number;
  signal: AbortSignal;
  /** How the work is divided into shares; asked once for each session. */
  divide: () => Promise<Division>;
  /** Called with all shares held after each look, and with null when there is no session any more. */
  onHeld: (held: readonly number[] | null) => void;
  /** Whether the thread that does the work has given no sign of life for too long. */
  isStuck: () => boolean;
  warn: (problem: string) => void;
}

/** Holds this process's shares in a database session, and opens another when that is lost, until `signal` is aborted. */
export async function keepSession(options: LeaseSessions): Promise<void> {
  while (!options.signal.aborted) {
    if (!options.isStuck()) await session(options);
    await pause(RECONNECT_MS, options.signal);
  }
}

async function session({ url, kind, signal, divide, onHeld, isStuck, warn }: LeaseSessions): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    options:
      `-c idle_session_timeout=${SILENCE_MS} ` +
      '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=2',
  });
  client.on('error', (error) => warn(error.message));
  try {
    // Before the session, which must not be silent while the answer is on its way.
    const division = await divide();
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1, $2)', [kind, MEMBER]);
    const freeSince = new Map<number, number>();
    while (!signal.aborted && !isStuck()) {
      onHeld(await look(client, { kind, division, freeSince }));
      await pause(LOOK_MS, signal);
    }
    if (!signal.aborted) warn('given up, because the work does not go on');
  } catch (error) {
    if (!signal.aborted) warn(error instanceof Error ? error.message : 'unknown');
  } finally {
    onHeld(null);
    await client.end().catch(() => undefined);
  }
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
