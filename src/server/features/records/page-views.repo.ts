import { gte, sql } from 'drizzle-orm';
import { pageViews } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

interface Sum extends Record<string, unknown> {
  of: 'day' | 'path' | 'host';
  name: string;
  views: number;
  onPhones: number;
}

const MOST_PATHS = 50;
const MOST_HOSTS = 20;

/**
 * The views since a day, by day, by path and by the host that led here: all three from one pass over the days, which
 * costs most. Of paths and hosts only the most seen.
 */
export async function sumViews(tx: Tx, since: string): Promise<Sum[]> {
  const { day, path, referrerHost, views, isPhone } = pageViews;
  const { rows } = await tx.execute<Sum>(sql`
    select * from (
      select sums.*, row_number() over (partition by "of" order by views desc, name) as place from (
        select
          case when grouping(${day}) = 0 then 'day' when grouping(${path}) = 0 then 'path' else 'host' end as "of",
          coalesce(${day}::text, ${path}, ${referrerHost}) as name,
          sum(${views})::int as views,
          coalesce(sum(${views}) filter (where ${isPhone}), 0)::int as "onPhones"
        from ${pageViews}
        where ${gte(day, since)}
        group by grouping sets ((${day}), (${path}), (${referrerHost}))
      ) sums
      where name <> ''
    ) placed
    where place <= case "of" when 'path' then ${MOST_PATHS}::int when 'host' then ${MOST_HOSTS}::int else place end
    order by place`);
  return rows;
}
