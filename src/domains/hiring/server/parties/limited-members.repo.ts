import { sql } from 'drizzle-orm';
import type { PeopleSeen } from '#domains/employers/contract/member-permissions.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Why a member who sees only a part of the people sees a person: see `MEMBER_PERMISSIONS`. */
export type Part = Exclude<PeopleSeen, 'all'>;

interface About {
  id: string;
  jobId: string;
  organizationId: string;
  stage: string;
}

/**
 * The members whose part an application is in now, and which part that is. Says for all members what `app.my_people` says
 * for one; `limited-members.test.ts` compares the two.
 */
export async function limitedMembersOf(tx: Tx, { id, jobId, organizationId, stage }: About) {
  const { rows } = await tx.execute<{ userId: string; part: Part }>(sql`
    with team as (
      select m.user_id, m.organization_id, m.member_role from organizations o
      join organization_members m on m.organization_id = any(o.path)
      where o.id = ${organizationId}::uuid and m.member_role in ('hiring_manager', 'interviewer', 'hr_onboarding'))
    select t.user_id as "userId", 'own_jobs' as part from team t
    where t.member_role = 'hiring_manager' and (
      exists (select 1 from job_managers named where named.job_id = ${jobId}::uuid and named.user_id = t.user_id)
      or exists (select 1 from job_units ju join member_units mine on mine.unit_id = ju.unit_id
        where ju.job_id = ${jobId}::uuid and mine.user_id = t.user_id and mine.organization_id = t.organization_id))
    union
    select t.user_id, 'own_interviews' from team t
    where t.member_role <> 'hr_onboarding' and exists (select 1 from interviews i
      where i.application_id = ${id}::uuid and t.user_id = any(i.interviewer_ids) and i.status not in ('declined', 'canceled'))
    union
    select t.user_id, 'with_offer' from team t
    where t.member_role = 'hr_onboarding' and ${stage} in ('offered', 'hired')`);
  return rows;
}

/** The interviewers of one interview who see only a part of the people, also of one that is canceled. */
export async function limitedInterviewersOf(tx: Tx, interviewId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    select distinct m.user_id as "userId" from interviews i
    join organizations o on o.id = i.organization_id
    join organization_members m on m.organization_id = any(o.path)
    where i.id = ${interviewId}::uuid and m.user_id = any(i.interviewer_ids)
      and m.member_role in ('hiring_manager', 'interviewer')`);
  return rows.map(({ userId }) => userId);
}
