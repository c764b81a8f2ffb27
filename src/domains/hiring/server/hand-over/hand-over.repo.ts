import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';

interface Handing {
  /** The topmost organization of the member. */
  organizationId: string;
  from: string;
  to: string;
}

interface HandedOver extends Record<string, unknown> {
  id: string;
  applicationId: string;
  /** Null until a time is booked. */
  startsAt: string | null;
}

const inTree = (organizationId: string) =>
  sql`organization_id in (select o.id from organizations o where o.path @> array[${organizationId}::uuid])`;

/** The interviewers with a colleague in the place of the member who left, each once. */
const replaced = ({ from, to }: Handing) => sql`case when ${to}::uuid = any(interviewer_ids)
  then array_remove(interviewer_ids, ${from}::uuid) else array_replace(interviewer_ids, ${from}::uuid, ${to}::uuid) end`;

const OPEN = sql`status in ('proposed', 'rescheduled', 'confirmed')`;

/**
 * Gives the interviews that are proposed or to come to a colleague, and returns them. A time at which the colleague has an
 * interview already is theirs as well, but takes no second booking: the team sees both and moves one.
 */
export async function handOverInterviews(tx: Tx, handing: Handing): Promise<HandedOver[]> {
  const { organizationId, from, to } = handing;
  const { rows } = await tx.execute<HandedOver>(sql`update interviews set
      interviewer_ids = ${replaced(handing)},
      -- A calendar takes the later entry.
      sequence = sequence + case when status = 'confirmed' then 1 else 0 end,
      created_by = case when created_by = ${from}::uuid then ${to}::uuid else created_by end
    where ${OPEN} and ${inTree(organizationId)}
      and (${from}::uuid = any(interviewer_ids) or (created_by = ${from}::uuid and booking_rule is null))
    returning id, application_id as "applicationId",
      case when status = 'confirmed' then starts_at end as "startsAt"`);
  const ids = rows.map(({ id }) => id);
  const theirs = sql`user_id = ${from}::uuid and interview_id = any(${`{${ids.join(',')}}`}::uuid[])`;
  await tx.execute(sql`insert into interview_bookings (interview_id, user_id, starts_at, busy_from, busy_until)
    select interview_id, ${to}::uuid, starts_at, busy_from, busy_until from interview_bookings where ${theirs}
    on conflict do nothing`);
  await tx.execute(sql`delete from interview_bookings where ${theirs}`);
  await tx.execute(sql`update invitations set interviewer_ids = ${replaced(handing)}
    where status = 'invited' and ${from}::uuid = any(interviewer_ids) and ${inTree(organizationId)}`);
  return rows;
}

/** Gives the offers that are not sent yet, and the approvals that wait or are ruled, to a colleague; returns the offers. */
export async function handOverOffers(tx: Tx, { organizationId, from, to }: Handing): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`update offers set sent_by = ${to}::uuid
    where sent_by = ${from}::uuid and status in ('draft', 'in_approval', 'approved') and ${inTree(organizationId)}
    returning id`);
  const { rows: approved } = await tx.execute<{ id: string }>(sql`update offer_approvals set approver_id = ${to}::uuid
    where approver_id = ${from}::uuid and state = 'waiting' and offer_id in (
      select id from offers where status = 'in_approval' and ${inTree(organizationId)})
    returning offer_id as id`);
  await tx.execute(sql`update offer_approval_steps set approver_id = ${to}::uuid
    where approver_id = ${from}::uuid and ${inTree(organizationId)}`);
  return [...new Set([...rows, ...approved].map(({ id }) => id))];
}
