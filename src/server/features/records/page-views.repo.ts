import { and, asc, desc, gte, ne, sql } from 'drizzle-orm';
import { pageViews } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

const views = sql<number>`sum(${pageViews.views})::int`;
const onPhones = sql<number>`coalesce(sum(${pageViews.views}) filter (where ${pageViews.isPhone}), 0)::int`;

export const viewsByDay = (tx: Tx, since: string) =>
  tx
    .select({ day: pageViews.day, views, onPhones })
    .from(pageViews)
    .where(gte(pageViews.day, since))
    .groupBy(pageViews.day)
    .orderBy(asc(pageViews.day));

export const viewsByPath = (tx: Tx, since: string) =>
  tx
    .select({ path: pageViews.path, views, onPhones })
    .from(pageViews)
    .where(gte(pageViews.day, since))
    .groupBy(pageViews.path)
    .orderBy(desc(views), asc(pageViews.path))
    .limit(50);

export const viewsByReferrer = (tx: Tx, since: string) =>
  tx
    .select({ host: pageViews.referrerHost, views })
    .from(pageViews)
    .where(and(gte(pageViews.day, since), ne(pageViews.referrerHost, '')))
    .groupBy(pageViews.referrerHost)
    .orderBy(desc(views), asc(pageViews.referrerHost))
    .limit(20);
