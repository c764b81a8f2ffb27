import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { LabHit } from '#shared/contracts/console.ts';

type Hit = LabHit & Record<string, unknown>;
const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

export async function findPeople(tx: Tx, text: string): Promise<LabHit[]> {
  const { rows } = await tx.execute<Hit>(sql`
    select p.user_id as id, coalesce(p.full_name, c.pseudonym) as title,
      concat_ws(', ', c.position, c.home_city, c.home_state, p.verification_status) as detail
    from profiles p join candidate_profiles c on c.user_id = p.user_id
    where p.onboarding_completed and (p.full_name ilike ${pattern(text)} or c.pseudonym ilike ${pattern(text)})
    order by p.full_name, p.user_id limit 20`);
  return rows;
}

export async function findJobs(tx: Tx, text: string): Promise<LabHit[]> {
  const { rows } = await tx.execute<Hit>(sql`
    select j.id, j.title, concat_ws(', ', o.name, j.city, j.state, j.status) as detail
    from jobs j join organizations o on o.id = j.organization_id
    where j.status <> 'draft' and (j.title ilike ${pattern(text)} or o.name ilike ${pattern(text)})
    order by (j.status = 'published') desc, j.title, j.id limit 20`);
  return rows;
}
