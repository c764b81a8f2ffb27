import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';

interface QueueRow extends Record<string, unknown> {
  name: string;
  waiting: number;
  retrying: number;
  active: number;
  failed: number;
  oldest: string | null;
}

/** Depth and age of each job queue. Runs as service: no other role can read the queue's schema. */
export async function inspectQueues(tx: Tx): Promise<QueueRow[]> {
  const { rows } = await tx.execute<QueueRow>(sql`
    select q.name, count(j.id) filter (where j.state = 'created')::int as waiting,
      count(j.id) filter (where j.state = 'retry')::int as retrying,
      count(j.id) filter (where j.state = 'active')::int as active,
      count(j.id) filter (where j.state = 'failed')::int as failed,
      to_char(min(j.created_on) filter (where j.state in ('created', 'retry') and j.start_after <= now()) at time zone 'utc',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest
    from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
    where q.name not like '\_\_pgboss%'
    group by q.name order by q.name`);
  return rows;
}

/** Ids of a queue's failed jobs, oldest first. */
export const failedJobs = (tx: Tx, queue: string, most: number): Promise<string[]> =>
  tx
    .execute<{ id: string }>(
      sql`select id from pgboss.job where name = ${queue} and state = 'failed' order by completed_on, id limit ${most}`,
    )
    .then(({ rows }) => rows.map(({ id }) => id));

interface Figures extends Record<string, unknown> {
  mailWaiting: number;
  mailFailed: number;
  mailDead: number;
  lastSentAt: string | null;
  scanWaiting: number;
  infected: number;
  files: number;
  version: string;
  databaseBytes: string;
  connections: number;
  maxConnections: number;
  longestMs: number;
  unsealed: number;
}

/** Only what indexes and the catalog answer quickly; for a big table, the planner's estimate. */
export async function readFigures(tx: Tx): Promise<Figures> {
  const { rows } = await tx.execute<Figures>(sql`
    select (select count(*)::int from mails where status in ('queued', 'sending')) as "mailWaiting",
      (select count(*)::int from mails where status = 'failed') as "mailFailed",
      (select count(*)::int from mails where status = 'dead') as "mailDead",
      (select to_char(max(sent_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from mails where status = 'sent') as "lastSentAt",
      (select count(*)::int from stored_files where scan_state = 'pending') as "scanWaiting",
      (select count(*)::int from stored_files where scan_state = 'infected') as infected,
      (select greatest(reltuples, 0)::int from pg_class where oid = 'public.stored_files'::regclass) as files,
      current_setting('server_version') as version, pg_database_size(current_database())::text as "databaseBytes",
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "maxConnections",
      coalesce((select max(extract(epoch from now() - query_start) * 1000)::float8 from pg_stat_activity
        where datname = current_database() and state = 'active' and pid <> pg_backend_pid()), 0) as "longestMs",
      (select count(*)::int from (select 1 from audit_log a
        where a.seq > (select coalesce(max(seq), 0) from audit_seals) limit 10000) newer) as unsealed`);
  const [row] = rows;
  if (!row) throw new Error('the figures query returned no row');
  return row;
}

export const databaseVersion = (tx: Tx): Promise<string> =>
  tx
    .execute<{ server_version: string }>(sql`show server_version`)
    .then(({ rows }) => rows[0]?.server_version ?? 'unknown');
