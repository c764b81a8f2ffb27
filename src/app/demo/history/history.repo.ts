import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';
import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import type { InterviewStatus } from '#domains/hiring/contract/interviews/interview-states.ts';
import type { PayUnit } from '#kernel/vocabulary.ts';

/** An application as the demo's players see it: its stage and who may move it. */
export interface Standing extends Record<string, unknown> {
  id: string;
  stage: ApplicationStage;
  candidateId: string;
  jobId: string;
  matchId: string | null;
  employerId: string;
  zone: string;
  interviewId: string | null;
  interviewStatus: InterviewStatus | null;
  awaiting: 'candidate' | 'employer' | null;
  startsAt: string | null;
  slotId: string | null;
  /** The offer that waits for the candidate, when it expires, and the one that is being prepared. */
  offerId: string | null;
  offerExpiresAt: string | null;
  preparedId: string | null;
  payUnit: PayUnit;
  payCents: number;
  shift: string;
  shiftPattern: string;
  employmentType: string;
}

/** Every open application of the demo, oldest first. */
export async function readStandings(tx: Tx): Promise<Standing[]> {
  const { rows } = await tx.execute<Standing>(sql`
    select a.id, a.stage, a.candidate_id as "candidateId", a.job_id as "jobId", a.match_id as "matchId",
      m.user_id as "employerId", 'America/Chicago' as zone,
      i.id as "interviewId", i.status as "interviewStatus", i.awaiting, i.starts_at as "startsAt",
      (select s.id from interview_slots s where s.interview_id = i.id order by s.round desc, s.starts_at limit 1) as "slotId",
      o.id as "offerId", o.expires_at as "offerExpiresAt",
      (select o.id from offers o where o.application_id = a.id and o.status = 'draft') as "preparedId",
      j.pay_unit as "payUnit",
      (coalesce(j.stated_min_cents, j.pay_min_cents) + coalesce(j.stated_max_cents, j.pay_max_cents)) / 2 as "payCents", j.shift, j.shift_pattern as "shiftPattern",
      j.employment_type as "employmentType"
    from applications a
    join jobs j on j.id = a.job_id
    join organizations g on g.id = j.organization_id
    join organization_members m on m.organization_id = g.path[1] and m.member_role = 'owner'
    left join lateral (select * from interviews x where x.application_id = a.id order by x.created_at desc limit 1) i on true
    left join offers o on o.application_id = a.id and o.status = 'sent'
    where j.is_demo and a.stage in ('matched', 'applied', 'shortlisted', 'interviewing', 'offered')
    order by a.created_at, a.candidate_id, a.job_id`);
  return rows;
}

/** Demo people with automatic applications. */
export async function autoAppliers(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select w.user_id as id from candidate_preferences w join profiles p on p.user_id = w.user_id
    where p.is_demo and w.auto_apply and p.verification_status = 'approved' order by w.user_id`);
  return rows.map(({ id }) => id);
}

/** Marks past mail as sent: none of the demo's history goes out now. */
export const settleMails = (tx: Tx) =>
  tx.execute(sql`
    update mails set status = 'sent', sent_at = created_at
    where status in ('queued', 'failed') and user_id in (select user_id from profiles where is_demo)`);

/** Notices older than three days are read. */
export const settleNotices = (tx: Tx, before: Date) =>
  tx.execute(sql`
    update notifications set read_at = created_at + interval '3 hours'
    where created_at < ${before.toISOString()}::timestamptz and read_at is null
      and user_id in (select user_id from profiles where is_demo)`);
