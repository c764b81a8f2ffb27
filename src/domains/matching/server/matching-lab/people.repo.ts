import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';
import { escapeLike } from '#platform/server/database/like.ts';
import type { LabHit } from '#domains/matching/contract/matching-lab.ts';

type Hit = LabHit & Record<string, unknown>;
const pattern = (text: string) => `%${escapeLike(text)}%`;

const PERSON = sql`p.user_id as id, coalesce(p.full_name, c.pseudonym) as title,
  concat_ws(', ', c.position, c.home_city, c.home_state, p.verification_status) as detail`;
const JOB = sql`j.id, j.title, concat_ws(', ', o.name, j.city, j.state, j.status) as detail`;

export async function findPeople(tx: Tx, text: string): Promise<LabHit[]> {
  const { rows } = await tx.execute<Hit>(sql`
    select ${PERSON} from profiles p join candidate_profiles c on c.user_id = p.user_id
    where p.onboarding_completed and (p.full_name ilike ${pattern(text)} or c.pseudonym ilike ${pattern(text)})
    order by p.full_name, p.user_id limit 20`);
  return rows;
}

export async function findJobs(tx: Tx, text: string): Promise<LabHit[]> {
  const { rows } = await tx.execute<Hit>(sql`
    select ${JOB} from jobs j join organizations o on o.id = j.organization_id
    where j.status <> 'draft' and (j.title ilike ${pattern(text)} or o.name ilike ${pattern(text)})
    order by (j.status = 'published') desc, j.title, j.id limit 20`);
  return rows;
}

const byId = (rows: readonly LabHit[]) => new Map(rows.map((row) => [row.id, row]));

/** Names of people and jobs by id. */
export async function namePeople(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, LabHit>> {
  const { rows } = await tx.execute<Hit>(sql`
    select ${PERSON} from profiles p join candidate_profiles c on c.user_id = p.user_id
    where p.user_id = any(${sql.param([...ids])}::uuid[])`);
  return byId(rows);
}

export async function nameJobs(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, LabHit>> {
  const { rows } = await tx.execute<Hit>(sql`
    select ${JOB} from jobs j join organizations o on o.id = j.organization_id
    where j.id = any(${sql.param([...ids])}::uuid[])`);
  return byId(rows);
}

/** Fallback for an administrator who left or has no name. */
export const nameOr = (name: string | null): string => name ?? 'An administrator';

export async function nameOf(tx: Tx, userId: string): Promise<string> {
  const { rows } = await tx.execute<{ name: string | null }>(
    sql`select full_name as name from profiles where user_id = ${userId}`,
  );
  return nameOr(rows[0]?.name ?? null);
}
