import { sql } from 'drizzle-orm';
import { moment, real, ROWS, since } from '#domains/operations/server/overview/index.ts';
import type { Tx } from '#platform/server/database/db.ts';

interface CameIn extends Record<string, unknown> {
  candidates: number;
  employers: number;
  jobs: number;
  applications: number;
  hires: number;
}

/** As an administrator: what came in since then, counted as the overview counts. */
export async function cameInSince(tx: Tx, from: Date, withDemo: boolean): Promise<CameIn> {
  const accounts = (role: string) => sql`(select count(*)::int from profiles p
    where p.role = ${role} and p.created_at >= ${moment(from)} and ${real(sql`p.is_demo`, withDemo)})`;
  const { rows } = await tx.execute<CameIn>(sql`
    select ${accounts('job_seeker')} as candidates, ${accounts('employer')} as employers,
      (select count(*)::int from jobs j
        where j.published_at >= ${moment(from)} and ${real(sql`j.is_demo`, withDemo)}) as jobs,
      (select count(*)::int from applications a join jobs j on j.id = a.job_id
        where a.applied_at >= ${moment(from)} and ${real(sql`j.is_demo`, withDemo)}) as applications,
      (select count(*)::int from ${ROWS.hires.from} where ${since('hires', from, withDemo)}) as hires`);
  const [row] = rows;
  if (!row) throw new Error('the figures query returned no row');
  return row;
}

interface Broke extends Record<string, unknown> {
  errors: number;
  failedJobs: number;
  deadMails: number;
}

/** As `service`: open errors that occurred since then, failed jobs, and mail that was refused for good. */
export async function brokeSince(tx: Tx, from: Date): Promise<Broke> {
  const { rows } = await tx.execute<Broke>(sql`
    select (select count(*)::int from error_groups
        where resolved_at is null and last_seen_at >= ${moment(from)}) as errors,
      (select count(*)::int from pgboss.job where state = 'failed') as "failedJobs",
      (select count(*)::int from mails where status = 'dead' and created_at >= ${moment(from)}) as "deadMails"`);
  const [row] = rows;
  if (!row) throw new Error('the figures query returned no row');
  return row;
}
