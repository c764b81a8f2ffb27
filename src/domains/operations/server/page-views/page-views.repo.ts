import { and, gte, lt, max, sql, type SQL } from 'drizzle-orm';
import { pageViews, pageViewSums } from '#domains/operations/db/operations.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { escapeLike } from '#platform/server/database/like.ts';
import { addDays } from '#kernel/days.ts';

interface Sum extends Record<string, unknown> {
  kind: 'day' | 'path' | 'host';
  name: string;
  views: number;
  onPhones: number;
}

const MOST_PATHS = 50;
const MOST_HOSTS = 20;

/** Views per day in total, by path and by host, in one pass over the rows, which is the expensive part. */
const summed = (days: SQL | undefined) => {
  const { day, path, referrerHost, views, isPhone } = pageViews;
  return sql`
    select ${day},
      case when grouping(${path}) = 0 then 'path' when grouping(${referrerHost}) = 0 then 'host' else 'day' end as kind,
      coalesce(${path}, ${referrerHost}, ${day}::text) as name,
      sum(${views})::int as views,
      coalesce(sum(${views}) filter (where ${isPhone}), 0)::int as on_phones
    from ${pageViews}
    where ${days}
    group by grouping sets ((${day}), (${day}, ${path}), (${day}, ${referrerHost}))`;
};

/** The first day without stored sums; null when there are none. */
async function firstOpenDay(tx: Tx): Promise<string | null> {
  const [kept] = await tx.select({ last: max(pageViewSums.day) }).from(pageViewSums);
  return kept?.last ? addDays(kept.last, 1) : null;
}

/** Stores the sums of every day before `today` that has none yet. */
export async function keepSums(tx: Tx, today: string): Promise<void> {
  const from = await firstOpenDay(tx);
  await tx.execute(sql`
    insert into ${pageViewSums} (day, kind, name, views, on_phones)
    select * from (${summed(and(from ? gte(pageViews.day, from) : undefined, lt(pageViews.day, today)))}) sums
    on conflict do nothing`);
}

/**
 * The views since a day, by day, path and referrer host: stored sums for past days, live counts for the rest. Only the
 * most viewed paths and hosts that contain `q`.
 */
export async function sumViews(tx: Tx, since: string, q: string): Promise<Sum[]> {
  const open = await firstOpenDay(tx);
  const from = open && open > since ? open : since;
  const { rows } = await tx.execute<Sum>(sql`
    select kind, name, views, "onPhones" from (
      select sums.*, row_number() over (partition by kind order by views desc, name) as place from (
        select kind, name, sum(views)::int as views, sum(on_phones)::int as "onPhones" from (
          select day, kind, name, views, on_phones from ${pageViewSums} where ${and(gte(pageViewSums.day, since), lt(pageViewSums.day, from))}
          union all
          select * from (${summed(gte(pageViews.day, from))}) open_days
        ) parts
        where name <> '' and (kind = 'day' or name ilike ${`%${escapeLike(q)}%`})
        group by kind, name
      ) sums
    ) placed
    where place <= case kind when 'path' then ${MOST_PATHS}::int when 'host' then ${MOST_HOSTS}::int else place end
    order by place`);
  return rows;
}

/** Some views of one page on one day. */
export type CountedView = typeof pageViews.$inferSelect;

export const addPageViews = (tx: Tx, views: readonly CountedView[]) =>
  tx
    .insert(pageViews)
    .values([...views])
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.path, pageViews.referrerHost, pageViews.isPhone],
      set: { views: sql`${pageViews.views} + excluded.views` },
    });
