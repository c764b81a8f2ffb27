import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';

export interface PersonRow extends Record<string, unknown> {
  id: string;
  name: string;
  former_names: string[];
  date_of_birth: string | null;
  npi: string | null;
  states: string[];
}

/** Everyone who submitted a profile, or those of `ids`, with every state in their facts. */
export async function readPeople(tx: Tx, ids?: readonly string[]): Promise<PersonRow[]> {
  const only = ids ? sql`and p.user_id = any(${sql.param([...ids])}::uuid[])` : sql``;
  const { rows } = await tx.execute<PersonRow>(sql`
    select p.user_id as id, coalesce(p.full_name, '') as name, s.former_names, s.date_of_birth::text, c.npi,
      array_remove(array[c.home_state, c.moved_from_state]
        || array(select l.state from licenses l where l.user_id = p.user_id)
        || array(select w.state from work_history w where w.user_id = p.user_id), null) as states
    from profiles p
    join candidate_profiles c on c.user_id = p.user_id
    join candidate_private s on s.user_id = p.user_id
    where p.role = 'job_seeker' and p.onboarding_completed ${only}`);
  return rows;
}
