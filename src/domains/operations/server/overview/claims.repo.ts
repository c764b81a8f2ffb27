import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';
import type { Position } from '#kernel/vocabulary.ts';
import { real } from './figure-conditions.repo.ts';
import { one } from './overview.repo.ts';

interface Share extends Record<string, unknown> {
  kept: number;
  all: number;
}

/** People an employer is currently considering, and how many of them are approved and on no hold. */
export const vettedApplicants = (tx: Tx, withDemo: boolean) =>
  one<Share>(
    tx,
    sql`select count(*) filter (where p.verification_status = 'approved' and not app.is_held('person', p.user_id))::int as kept,
        count(*)::int as all
      from profiles p where ${real(sql`p.is_demo`, withDemo)} and p.user_id in (
        select a.candidate_id from applications a where a.stage in ('applied', 'shortlisted', 'interviewing', 'offered'))`,
  );

/** Approved people in roles that need a license, and how many have one verified at its source. */
export const checkedLicenses = (tx: Tx, positions: readonly Position[], withDemo: boolean) =>
  one<Share>(
    tx,
    sql`select count(*) filter (where exists (select 1 from licenses l
          where l.user_id = p.user_id and l.verification_state = 'verified'))::int as kept, count(*)::int as all
      from profiles p join candidate_profiles c on c.user_id = p.user_id
      where p.role = 'job_seeker' and p.verification_status = 'approved'
        and c.position = any(${sql.param(positions)}::text[]) and ${real(sql`p.is_demo`, withDemo)}`,
  );

/** Approved people, and how many were screened against the exclusion lists since then. */
export const screenedSince = (tx: Tx, since: Date, withDemo: boolean) =>
  one<Share>(
    tx,
    sql`select count(*) filter (where exists (select 1 from screenings s
          where s.user_id = p.user_id and s.screened_at >= ${since.toISOString()}::timestamptz))::int as kept, count(*)::int as all
      from profiles p where p.role = 'job_seeker' and p.verification_status = 'approved' and ${real(sql`p.is_demo`, withDemo)}`,
  );

interface FirstMatches extends Record<string, unknown> {
  medianHours: number | null;
  all: number;
}

/** Time from publishing a job to the first person matched with it. */
export const firstMatches = (tx: Tx, since: Date, withDemo: boolean) =>
  one<FirstMatches>(
    tx,
    sql`select percentile_cont(0.5) within group (order by hours) as "medianHours", count(hours)::int as all from (
        select extract(epoch from min(a.created_at) - j.published_at) / 3600 as hours
        from jobs j join applications a on a.job_id = j.id
        where j.published_at >= ${since.toISOString()}::timestamptz and ${real(sql`j.is_demo`, withDemo)}
        group by j.id, j.published_at) first`,
  );

interface FirstJobs extends Record<string, unknown> {
  medianMinutes: number | null;
  all: number;
}

/** Time from a person's account to the first real jobs on their screen; the confirmation email is included. */
export const firstJobsSeen = (tx: Tx, since: Date, withDemo: boolean) =>
  one<FirstJobs>(
    tx,
    sql`select percentile_cont(0.5) within group (order by extract(epoch from c.first_jobs_at - p.created_at) / 60)
          as "medianMinutes", count(*)::int as all
      from candidate_profiles c join profiles p on p.user_id = c.user_id
      where c.first_jobs_at >= ${since.toISOString()}::timestamptz and ${real(sql`p.is_demo`, withDemo)}`,
  );

/** Jobs that ended since then, and how many were filled. */
export const endedJobs = (tx: Tx, since: Date, withDemo: boolean) =>
  one<Share>(
    tx,
    sql`select count(*) filter (where j.status = 'filled')::int as kept, count(*)::int as all
      from jobs j where j.status in ('filled', 'closed', 'expired') and j.published_at is not null
        and j.status_changed_at >= ${since.toISOString()}::timestamptz and ${real(sql`j.is_demo`, withDemo)}`,
  );
