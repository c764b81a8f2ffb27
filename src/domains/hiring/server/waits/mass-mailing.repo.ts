import { and, eq, sql } from 'drizzle-orm';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** One template to this many people within a minute is a mass mailing. */
const MANY = 3;

/**
 * The applications to which an organization sent one template within the minute before a message, each with the time as
 * the database writes it; empty below three people or without a template. Conversations are found by their last message,
 * which is no older.
 */
export async function mailedWith(tx: Tx, messageId: string): Promise<{ applicationId: string; at: string }[]> {
  const { rows } = await tx.execute<{ applicationId: string; at: string }>(sql`
    select other.conversation_id as "applicationId", min(other.sent_at)::text as at
    from messages m
    join conversations c on c.id = m.conversation_id
    join conversations near on near.organization_id = c.organization_id and near.last_side is not null
      and near.last_at >= m.sent_at - interval '1 minute'
    join messages other on other.conversation_id = near.id and other.side = 'employer'
      and other.template_id = m.template_id
      and other.sent_at > m.sent_at - interval '1 minute' and other.sent_at <= m.sent_at
    where m.id = ${messageId}::uuid and m.side = 'employer'
    group by other.conversation_id`);
  return rows.length < MANY ? [] : rows;
}

/** Takes back a first response that was nothing but this message; returns since when the person has waited. */
export async function takeBackResponse(tx: Tx, applicationId: string, at: string): Promise<Date | null> {
  const [row] = await tx
    .update(applications)
    .set({ firstResponseAt: null })
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.stage, 'applied'),
        sql`${applications.firstResponseAt} = ${at}::timestamptz`,
      ),
    )
    .returning({ appliedAt: applications.appliedAt });
  return row?.appliedAt ?? null;
}
