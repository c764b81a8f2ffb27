import { sql } from 'drizzle-orm';
import { ANSWERED_IN_TIME, ANSWERED_LATE, unanswered } from '#domains/hiring/db/waits/answer-clock.ts';
import type { Tx } from '#platform/server/database/db.ts';

interface QueueRow extends Record<string, unknown> {
  queue: string;
  waiting: number;
  scheduled: number;
  active: number;
  failed: number;
  oldestSeconds: number;
}

/** As `service`. A job that starts later is scheduled, not waiting. */
export const readQueues = (tx: Tx): Promise<QueueRow[]> =>
  tx
    .execute<QueueRow>(
      sql`
    select q.name as queue,
      count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now())::int as waiting,
      count(*) filter (where j.state in ('created', 'retry') and j.start_after > now())::int as scheduled,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(greatest(j.created_on, j.start_after))
        filter (where j.state in ('created', 'retry') and j.start_after <= now())), 0)::float8 as "oldestSeconds"
    from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
    where q.name not like '\_\_pgboss%'
    group by q.name`,
    )
    .then(({ rows }) => rows);

interface MailRow extends Record<string, unknown> {
  state: string;
  mails: number;
  oldestSeconds: number;
}

/** Mails that are not sent, by state; `now` is the server's clock, by which they are due. */
export const readMails = (tx: Tx, now: Date): Promise<MailRow[]> =>
  tx
    .execute<MailRow>(
      sql`
    select m.state, count(mails.id)::int as mails,
      coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(mails.not_before)
        filter (where mails.status <> 'dead' and mails.not_before <= ${now.toISOString()}::timestamptz)), 0)::float8
        as "oldestSeconds"
    from unnest(array['queued', 'sending', 'failed', 'dead']) as m (state)
    left join mails on mails.status = m.state
    group by m.state`,
    )
    .then(({ rows }) => rows);

interface Figures extends Record<string, unknown> {
  scans: number;
  overdue: number;
  inTime: number;
  late: number;
  unanswered: number;
  connections: number;
  maxConnections: number;
  bytes: number;
}

const WEEK = sql`interval '7 days'`;

export async function readFigures(tx: Tx, at: Date): Promise<Figures> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Figures>(sql`
    select clock.*,
      (select count(*)::int from stored_files where scan_state = 'pending') as scans,
      (select count(*)::int from applications a
        where a.stage = 'applied' and a.first_response_at is null and a.response_due_at < ${now}) as overdue,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "maxConnections",
      pg_database_size(current_database())::float8 as bytes
    from (select count(*) filter (where ${ANSWERED_IN_TIME})::int as "inTime",
        count(*) filter (where ${ANSWERED_LATE})::int as late,
        count(*) filter (where ${unanswered(now)})::int as unanswered
      from applications a where a.response_due_at between ${now} - ${WEEK} and ${now}) clock`);
  const [row] = rows;
  if (!row) throw new Error('the figures query returned no row');
  return row;
}
