import type { Pool } from 'pg';
import type { Logger } from '../log.ts';

/** Milliseconds between two looks at how far the replica is. */
const LOOKS_EVERY = 500;
/** Two minutes of looks: a replica that is further behind is of no use to any read. */
const MOST_LOOKS = 240;

/** A copy of the database that PostgreSQL streams to, and how far it is behind. */
export interface Replica {
  readonly pool: Pool;
  /**
   * Whatever was committed longer ago than this many seconds is in the replica. Infinite while that is not known: before
   * the first look, when it can't be reached, and once it is no replica any more.
   */
  behindSeconds(): number;
  close(): Promise<void>;
}

/**
 * Follows a replica: notes every half second how far the primary has written its log, and finds the latest of these
 * notes that the replica has replayed. Only this process's clock is used, so that clocks that differ do no harm, and
 * nothing needs to be written on a quiet database.
 */
export function followReplica({ primary, pool, log }: { primary: Pool; pool: Pool; log: Logger }): Replica {
  /** Oldest first; `at` was read before the primary answered, which errs on the safe side. */
  let looks: { at: number; written: bigint }[] = [];
  let currentAsOf = -Infinity;
  let wasReached = true;
  const look = async () => {
    const at = performance.now();
    looks = [...looks, { at, written: await positionOf(primary, 'pg_current_wal_lsn()') }].slice(-MOST_LOOKS);
    const replayed = await positionOf(pool, 'pg_last_wal_replay_lsn()');
    const reached = looks.findLastIndex(({ written }) => written <= replayed);
    if (reached < 0) return;
    currentAsOf = looks[reached]?.at ?? currentAsOf;
    looks = looks.slice(reached);
  };
  const tell = (isReached: boolean, reason?: string) => {
    if (isReached !== wasReached)
      log.warn(
        { err: reason },
        isReached ? 'the replica answers again' : 'the replica is left out: it does not answer',
      );
    wasReached = isReached;
  };
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const follow = async () => {
    await look().then(
      () => tell(true),
      (error: unknown) => tell(false, error instanceof Error ? error.message : 'unknown'),
    );
    if (!isClosed) timer = setTimeout(() => (following = follow()), LOOKS_EVERY);
  };
  let following = follow();
  return {
    pool,
    behindSeconds: () => (performance.now() - currentAsOf) / 1000,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await following;
      await pool.end();
    },
  };
}

/** A place in the write-ahead log. @throws {Error} where the function says nothing: on a primary, or on a replica. */
async function positionOf(pool: Pool, position: string): Promise<bigint> {
  const { rows } = await pool.query<{ lsn: string | null }>(`select ${position}::text as lsn`);
  const [high, low] = rows[0]?.lsn?.split('/') ?? [];
  if (!high || !low) throw new Error('it is not a replica');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
