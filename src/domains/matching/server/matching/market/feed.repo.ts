import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';
import type { JobState, Position } from '#kernel/vocabulary.ts';

export interface Changes {
  candidates: string[];
  jobs: string[];
  next: string;
  /** Committed changes exist that an older running transaction still hides. */
  hasMore: boolean;
  /** Schema version; a market read under another one is rebuilt. */
  schema: string;
}

interface Row extends Record<string, unknown> {
  candidates: string[] | null;
  jobs: string[] | null;
  next: string;
  pending: boolean;
  schema: string;
}

/** Changes from `since` (a transaction id) up to the oldest running transaction. */
export async function readChanges(tx: Tx, since: string): Promise<Changes> {
  const { rows } = await tx.execute<Row>(sql`
    with edge as (select pg_snapshot_xmin(pg_current_snapshot()) as xid),
    changes as materialized (
      select distinct entity, entity_id from market_changes
      where xid >= ${since}::xid8 and xid < (select xid from edge))
    select
      (select array_agg(entity_id::text) from changes where entity = 'candidate') as candidates,
      (select array_agg(entity_id::text) from changes where entity = 'job') as jobs,
      (select xid::text from edge) as next,
      -- By the index's last entry: a look for any later row would go through a day's changes each time.
      coalesce((select max(xid) from market_changes) >= (select xid from edge), false) as pending,
      app.schema_version() as schema`);
  const row = rows[0];
  if (!row) throw new Error('the change feed answered nothing');
  const { candidates, jobs, next, pending, schema } = row;
  return { candidates: candidates ?? [], jobs: jobs ?? [], next, hasMore: pending, schema };
}

/** The current end of the feed, and the schema version. */
export async function edgeOf(tx: Tx): Promise<{ xid: string; schema: string }> {
  const { rows } = await tx.execute<{ xid: string; schema: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid, app.schema_version() as schema`,
  );
  const [row] = rows;
  if (!row) throw new Error('the change feed has no edge');
  return row;
}

export async function readCursor(tx: Tx, name: string): Promise<string | null> {
  const { rows } = await tx.execute<{ xid: string }>(sql`select xid::text from market_cursors where name = ${name}`);
  return rows[0]?.xid ?? null;
}

export async function saveCursor(tx: Tx, name: string, xid: string): Promise<void> {
  await tx.execute(sql`
    insert into market_cursors (name, xid) values (${name}, ${xid}::xid8)
    on conflict (name) do update set xid = excluded.xid`);
}

/** Deletes changes older than a day that every reader has processed. */
export const pruneChanges = (tx: Tx) =>
  tx.execute(sql`
    delete from market_changes
    where at < now() - interval '1 day' and xid < (select min(xid) from market_cursors)`);

/** Takes the matching turn for this transaction, if it is free. Assigns the transaction no id. */
export async function takeTurn(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${TURN_LOCK}) as mine`);
  return rows[0]?.mine ?? false;
}
const TURN_LOCK = 7_366_116;

interface Part extends Record<string, unknown> {
  position: Position;
  state: JobState;
}

/** Position and state of every open job. */
export async function openParts(tx: Tx): Promise<Part[]> {
  const { rows } = await tx.execute<Part>(sql`
    select distinct position, state from jobs
    where status = 'published' and position is not null and state is not null order by position, state`);
  return rows;
}

export async function publishedJobIds(tx: Tx, part?: { position: string; state: string }): Promise<string[]> {
  const within = part ? sql`and position = ${part.position} and state = ${part.state}` : sql``;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from jobs where status = 'published' ${within} order by id`,
  );
  return rows.map(({ id }) => id);
}
