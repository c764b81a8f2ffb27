import { sql } from 'drizzle-orm';
import type { OpenWork } from '#domains/employers/contract/organizations.ts';
import type { UnitUse } from '#domains/employers/contract/units.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';

interface Member {
  organizationId: string;
  userId: string;
}

/**
 * What a member of an organization, or of one below it, would leave behind. The domains that own the work hand it over
 * when they hear that the member left; this counts the same rows.
 */
export const openWorkOf = (tx: Tx, { organizationId, userId }: Member): Promise<OpenWork> =>
  elevate(tx, async () => {
    const mine = sql`${userId}::uuid`;
    const inTree = (column: string) =>
      sql`${sql.raw(column)} in (select o.id from organizations o where o.path @> array[${organizationId}::uuid])`;
    const { rows } = await tx.execute<OpenWork & Record<string, unknown>>(sql`select
      (select count(*)::int from jobs j where j.created_by = ${mine} and j.status <> 'closed'
        and ${inTree('j.organization_id')}) as jobs,
      (select count(*)::int from interviews i where i.status in ('proposed', 'rescheduled', 'confirmed')
        and (${mine} = any(i.interviewer_ids) or (i.created_by = ${mine} and i.booking_rule is null))
        and ${inTree('i.organization_id')}) as interviews,
      (select count(*)::int from offers o where o.sent_by = ${mine} and o.status in ('draft', 'in_approval', 'approved')
        and ${inTree('o.organization_id')}) as offers,
      (select count(*)::int from offer_approvals a join offers o on o.id = a.offer_id and o.status = 'in_approval'
        where a.approver_id = ${mine} and a.state = 'waiting' and ${inTree('o.organization_id')})
      + (select count(*)::int from offer_approval_steps s where s.approver_id = ${mine} and ${inTree('s.organization_id')})
      + (select count(*)::int from pay_approvers p where p.approver_id = ${mine} and ${inTree('p.organization_id')}) as approvals,
      (select count(*)::int from conversation_assignees a join conversations c on c.id = a.conversation_id
        where a.user_id = ${mine} and ${inTree('c.organization_id')}) as conversations,
      (select count(*)::int from saved_views v where v.user_id = ${mine}) as views`);
    return rows[0] ?? { jobs: 0, interviews: 0, offers: 0, approvals: 0, conversations: 0, views: 0 };
  });

/** What goes with a unit: the rows that refer to it. */
export const unitUseOf = (tx: Tx, unitId: string): Promise<UnitUse> =>
  elevate(tx, async () => {
    const unit = sql`${unitId}::uuid`;
    const { rows } = await tx.execute<UnitUse & Record<string, unknown>>(sql`select
      (select count(*)::int from job_units u join jobs j on j.id = u.job_id and j.status <> 'closed'
        where u.unit_id = ${unit}) as jobs,
      (select count(*)::int from member_units u where u.unit_id = ${unit}) as managers,
      (select count(*)::int from offer_approval_steps s where s.unit_id = ${unit}) as approvals,
      (select count(*)::int from office_hours h where h.organization_id = ${unit}) as hours`);
    return rows[0] ?? { jobs: 0, managers: 0, approvals: 0, hours: 0 };
  });

/** Gives the saved views of a member to a colleague; one whose name the colleague has already keeps both apart. */
export const handOverViews = (tx: Tx, { from, to }: { from: string; to: string }) =>
  elevate(tx, () =>
    tx.execute(sql`update saved_views v set user_id = ${to}::uuid,
      name = case when exists (select 1 from saved_views other where other.user_id = ${to}::uuid
        and other.screen = v.screen and lower(other.name) = lower(v.name)) then left(v.name, 48) || ' (handed over)'
        else v.name end
      where v.user_id = ${from}::uuid and not exists (select 1 from saved_views other where other.user_id = ${to}::uuid
        and other.screen = v.screen and lower(other.name) = lower(left(v.name, 48) || ' (handed over)'))`),
  );

/** Colleagues whom the member stands in for while they are out get the successor instead. */
export const handOverDeputies = (tx: Tx, { from, to }: { from: string; to: string }) =>
  elevate(tx, () =>
    tx.execute(
      sql`update member_absences set deputy_id = nullif(${to}::uuid, user_id) where deputy_id = ${from}::uuid`,
    ),
  );
