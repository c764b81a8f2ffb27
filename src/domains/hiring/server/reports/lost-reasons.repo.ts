import { sql } from 'drizzle-orm';
import type { NoThanksReason } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';

interface Total extends Record<string, unknown> {
  reason: NoThanksReason;
  answers: number;
}

/**
 * Why candidates said no to the organizations of which the member sees everyone, in groups of five answers. They don't
 * follow the report's period: two periods that differ by a day would tell one person's answer.
 */
export async function lostReasons(tx: Tx): Promise<Total[]> {
  const mine = await tx.execute<{ id: string }>(sql`select app.my_organizations_as('{owner,recruiter,viewer}') as id`);
  const ids = mine.rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  return elevate(tx, async () => {
    const { rows } = await tx.execute<Total>(sql`select * from app.lost_reasons(${sql.param(ids)}::uuid[])`);
    return rows;
  });
}
