import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';
import type { JobState, Position, UsState } from '#kernel/vocabulary.ts';
import { partitionKey, type Partition, type Whereabouts } from './partition.ts';

interface Row extends Record<string, unknown> {
  id: string;
  position: Position | null;
  home_state: UsState | null;
  latitude: number | null;
  longitude: number | null;
  radius_miles: number | null;
  will_relocate: boolean;
  relocate_states: UsState[];
}

/** Everyone who finished onboarding with one of these positions and is `needed`, in the order of their ids. */
export async function idsOfPositions(
  tx: Tx,
  positions: readonly Position[],
  needed: (person: Whereabouts) => boolean,
): Promise<string[]> {
  if (positions.length === 0) return [];
  const rows = await readRows(
    tx,
    sql`p.onboarding_completed and c.position = any(${sql.param([...positions])}::text[])`,
  );
  return rows.filter((row) => needed(whereaboutsOf(row))).map(({ id }) => id);
}

export const readWhereabouts = async (tx: Tx, ids: readonly string[]): Promise<Map<string, Whereabouts>> =>
  new Map(
    (await readRows(tx, sql`p.user_id = any(${sql.param([...ids])}::uuid[])`)).map((row) => [
      row.id,
      whereaboutsOf(row),
    ]),
  );

async function readRows(tx: Tx, who: SQL): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select p.user_id as id,
      case when c.approved_position is null or c.approved_position = c.position then c.position end as position,
      c.home_state, c.home_latitude as latitude, c.home_longitude as longitude,
      w.radius_miles, w.will_relocate, w.relocate_states
    from profiles p
    join candidate_profiles c on c.user_id = p.user_id
    join candidate_preferences w on w.user_id = p.user_id
    where p.role = 'job_seeker' and ${who}
    order by p.user_id`);
  return rows;
}

const whereaboutsOf = (row: Row): Whereabouts => ({
  positions: row.position ? [row.position] : [],
  homeState: row.home_state,
  latitude: row.latitude,
  longitude: row.longitude,
  radiusMiles: row.radius_miles,
  willRelocate: row.will_relocate,
  relocateStates: row.relocate_states,
});

/** The partition of each of these jobs, whatever its status; a draft without position or state has none. */
export async function readJobPartitions(tx: Tx, ids: readonly string[]): Promise<Map<string, Partition>> {
  const { rows } = await tx.execute<{ id: string; position: Position; state: JobState }>(sql`
    select id, position, state from jobs
    where id = any(${sql.param([...ids])}::uuid[]) and position is not null and state is not null`);
  return new Map(rows.map(({ id, position, state }) => [id, { position, state }]));
}

/** How many people have their home in each partition, by its key: about how heavy it is. */
export async function countPeople(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await tx.execute<Partition & { people: number } & Record<string, unknown>>(sql`
    select position, home_state as state, count(*)::int as people from candidate_profiles
    where position is not null group by position, home_state`);
  return new Map(rows.map((row) => [partitionKey(row), row.people]));
}

/** First part of the names of the partitions' cursors in the change feed. */
const CURSORS = 'rematch/';
export const cursorOf = (partition: Partition): string => `${CURSORS}${partitionKey(partition)}`;

/**
 * Makes exactly these cursors the readers of the feed, when a market of one part is split into partitions or the
 * reverse. New ones begin where the one that had read least stopped, so that no change is missed.
 */
export async function keepCursors(tx: Tx, names: readonly string[]): Promise<void> {
  const wanted = sql`unnest(${sql.param([...names])}::text[]) as name`;
  await tx.execute(sql`
    insert into market_cursors (name, xid)
    select name, coalesce((select min(xid) from market_cursors), '0'::xid8) from ${wanted}
    on conflict (name) do nothing`);
  await tx.execute(sql`delete from market_cursors where name not in (select name from ${wanted})`);
}

/** Where the least advanced of these readers is. */
export async function leastCursor(tx: Tx, names: readonly string[]): Promise<string> {
  const { rows } = await tx.execute<{ xid: string }>(sql`
    select coalesce(min(xid), '0'::xid8)::text as xid from market_cursors
    where name = any(${sql.param([...names])}::text[])`);
  return rows[0]?.xid ?? '0';
}

export const saveCursors = (tx: Tx, names: readonly string[], xid: string) =>
  tx.execute(sql`
    update market_cursors set xid = greatest(xid, ${xid}::xid8)
    where name = any(${sql.param([...names])}::text[])`);
