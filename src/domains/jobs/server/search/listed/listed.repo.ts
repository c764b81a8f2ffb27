import { asc, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { jobSearch as s } from '#domains/jobs/db/job-search.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Days as numbers that compare like the days: 20261124. */
const dayNumber = (day: SQL) => sql<number>`to_char(${day}, 'YYYYMMDD')::int`;

const listed = {
  id: s.jobId,
  /** In microseconds since 1970, which a number holds exactly. */
  publishedAt: sql<number>`(extract(epoch from ${s.publishedAt}) * 1000000)::float8`,
  latitude: s.latitude,
  longitude: s.longitude,
  payMinCents: s.payMinCents,
  payMaxCents: s.payMaxCents,
  signOnBonusCents: s.signOnBonusCents,
  startDay: dayNumber(sql`${s.startDate}`),
  lastDay: dayNumber(sql`${s.validThrough}`),
  repliesOnTime: s.repliesOnTime,
  isDemo: s.isDemo,
  position: s.position,
  state: s.state,
  place: s.place,
  shift: s.shift,
  shiftPattern: s.shiftPattern,
  employmentType: s.employmentType,
  facilityType: s.facilityType,
  /** One text for all words: an array of the database takes far longer to read. No word contains a line break. */
  words: sql<string>`array_to_string(tsvector_to_array(${s.words}), e'\\n')`,
};

/** Listed jobs with their words, in order of their ids. */
export const readListedAfter = (tx: Tx, id: string, limit: number) =>
  tx.select(listed).from(s).where(gt(s.jobId, id)).orderBy(asc(s.jobId)).limit(limit);
export const readListed = (tx: Tx, ids: readonly string[]) =>
  tx
    .select(listed)
    .from(s)
    .where(inArray(s.jobId, [...ids]));
export type ListedRow = Awaited<ReturnType<typeof readListed>>[number];

export interface Changed {
  changed: { id: string; changedIn: string }[];
  /** From where to read the next time: the oldest transaction that still runs, so that none is missed. */
  next: string;
}

/**
 * Which rows changed in transactions from `since` on. One beyond all transactions comes from another database, of which
 * this one is a copy.
 */
export async function readChanged(tx: Tx, since: string): Promise<Changed> {
  const { rows } = await tx.execute<{ id: string | null; changedIn: string | null; next: string }>(sql`
    select c.job_id::text as id, c.changed_in::text as "changedIn", edge.xmin::text as next
    from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin, pg_snapshot_xmax(pg_current_snapshot()) as xmax) edge
    left join job_search_changes c on c.changed_in >= ${since}::xid8 and c.changed_in < edge.xmax`);
  const [first] = rows;
  if (!first) throw new Error('the changes of listed jobs have no end');
  const changed = rows.flatMap(({ id, changedIn }) => (id === null || changedIn === null ? [] : [{ id, changedIn }]));
  return { changed, next: first.next };
}

/** The words of a query as the database stems them. */
export async function stemmed(tx: Tx, words: string): Promise<string> {
  const { rows } = await tx.execute<{ query: string }>(sql`select to_tsquery('english', ${words})::text as query`);
  return rows[0]?.query ?? '';
}
