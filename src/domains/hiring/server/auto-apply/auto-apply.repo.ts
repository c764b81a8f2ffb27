import { and, eq, inArray, sql } from 'drizzle-orm';
import { MUTE_DAYS } from '#domains/hiring/contract/invitations/invitations.ts';
import { candidatePreferences, candidateProfiles } from '#domains/profiles/db/candidates.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { ShownMatch } from './choose-plans.ts';

export async function readPreferences(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ preferences: candidatePreferences, timeZone: candidateProfiles.timeZone })
    .from(candidatePreferences)
    .innerJoin(candidateProfiles, eq(candidateProfiles.userId, candidatePreferences.userId))
    .where(eq(candidatePreferences.userId, userId));
  return row ?? null;
}

/** Those of `candidateIds` with automatic applications. */
export async function autoAppliersOf(tx: Tx, candidateIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: candidatePreferences.userId })
    .from(candidatePreferences)
    .where(and(inArray(candidatePreferences.userId, [...candidateIds]), candidatePreferences.autoApply));
  return rows.map(({ id }) => id);
}

/** Allows one change of a candidate's plans at a time; held until the transaction ends. */
export const lockAutoApply = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`auto-apply:${userId}`}, 0))`);

/** How long a job that refused an application is not planned again. */
const REFUSED_DAYS = 7;

/**
 * Jobs whose employer can see this candidate, to which no application was made, none was skipped or lately refused, and whose
 * invitation they neither have to answer nor turned down, best first. Order
 * and score use the coarse facts: which applications an employer gets would otherwise reveal the exact ones. Only the
 * service reads the rank.
 */
export async function shownButNotApplied(tx: Tx, userId: string, now: Date): Promise<ShownMatch[]> {
  const { rows } = await tx.execute<{ job_id: string; score: number }>(sql`
    select m.job_id, 100 * sqrt(m.rank_score) as score from match_views m
    join applications a on a.job_id = m.job_id and a.candidate_id = m.candidate_id
    join jobs j on j.id = m.job_id and j.status = 'published'
    where m.candidate_id = ${userId} and m.is_current and m.allocated_at is not null and a.stage = 'matched'
      and not exists (select 1 from planned_applications p
        where p.candidate_id = m.candidate_id and p.job_id = m.job_id and (p.state = 'skipped'
          or p.reason = 'refused' and p.settled_at > ${now.toISOString()}::timestamptz - make_interval(days => ${REFUSED_DAYS})))
      and not exists (select 1 from invitations i join organizations o on o.id = i.organization_id
        where i.candidate_id = m.candidate_id and (i.application_id = a.id and i.status in ('invited', 'declined')
          or i.status = 'not_now' and i.closed_at > ${now.toISOString()}::timestamptz - make_interval(days => ${MUTE_DAYS})
            and o.path[1] = (select path[1] from organizations where id = a.organization_id)))
    order by m.rank_score desc, m.job_id`);
  return rows.map(({ job_id: jobId, score }) => ({ jobId, score }));
}

interface Counts extends Record<string, unknown> {
  today: number;
  active: number;
}

/** The number of automatic applications since `since`, and of all open applications. */
export async function countApplications(tx: Tx, userId: string, since: Date): Promise<Counts> {
  const { rows } = await tx.execute<Counts>(sql`
    select
      count(*) filter (where source = 'auto' and applied_at >= ${since.toISOString()}::timestamptz)::int as today,
      count(*) filter (where stage in ('applied', 'shortlisted', 'interviewing', 'offered'))::int as active
    from applications where candidate_id = ${userId}`);
  return rows[0] ?? { today: 0, active: 0 };
}
