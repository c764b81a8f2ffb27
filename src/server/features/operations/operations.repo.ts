import { sql } from 'drizzle-orm';
import { errorLog, pageViews } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

export const insertErrorReport = (tx: Tx, report: typeof errorLog.$inferInsert) =>
  tx.insert(errorLog).values(report).returning({ id: errorLog.id });

type Counted = Pick<typeof pageViews.$inferInsert, 'day' | 'path' | 'referrerHost' | 'isPhone'>;

export const addPageView = (tx: Tx, view: Counted) =>
  tx
    .insert(pageViews)
    .values({ ...view, views: 1 })
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.path, pageViews.referrerHost, pageViews.isPhone],
      set: { views: sql`${pageViews.views} + 1` },
    });

/** One query for each procedure that the product stands on; it fails when the procedure does. */
export const PROBES: readonly { name: string; run: (tx: Tx) => Promise<unknown> }[] = [
  { name: 'is_admin', run: (tx) => tx.execute(sql`select role from profiles limit 1`) },
  { name: 'post-auth-route', run: (tx) => tx.execute(sql`select user_id from employer_profiles limit 1`) },
  { name: 'send-email', run: (tx) => tx.execute(sql`select id from mails limit 1`) },
  { name: 'password-reset', run: (tx) => tx.execute(sql`select id from auth.people limit 1`) },
  {
    name: 'faq_questions',
    run: (tx) => tx.execute(sql`select id from faq_questions where status = 'published' limit 1`),
  },
  { name: 'employer_sees', run: (tx) => tx.execute(sql`select app.employer_sees(gen_random_uuid(), 'matched')`) },
  { name: 'job_queue', run: (tx) => tx.execute(sql`select name from pgboss.queue limit 1`) },
  { name: 'matches', run: (tx) => tx.execute(sql`select job_id from matches limit 1`) },
];

export const databaseVersion = (tx: Tx): Promise<string> =>
  tx
    .execute<{ server_version: string }>(sql`show server_version`)
    .then(({ rows }) => rows[0]?.server_version ?? 'unknown');
