import { or, sql } from 'drizzle-orm';
import { userSearch } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { hasWords, isAmong, keysWith } from '#platform/server/database/search.ts';
import type { UnmatchedSide } from '#domains/operations/contract/unmatched.ts';
import type { Position } from '#kernel/vocabulary.ts';

const TABLE = {
  people: sql`(select p.user_id as id, p.is_demo from profiles p)`,
  jobs: sql`(select j.id, j.is_demo from jobs j)`,
};

/** Those of `ids` that are demo rows. */
export async function demoIdsAmong(tx: Tx, side: UnmatchedSide, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select t.id from ${TABLE[side]} t where t.is_demo and t.id = any(${sql.param([...ids])}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

export interface NamedRow extends Record<string, unknown> {
  id: string;
  name: string | null;
  position: Position | null;
  city: string | null;
  state: string | null;
  organizationId: string | null;
  organization: string | null;
  since: string | null;
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const NAMED = {
  people: sql`select p.user_id as id, p.full_name as name, c.position, c.home_city as city, c.home_state as state, null as organization, null as "organizationId",
      ${iso('c.approved_at')} as since
    from profiles p join candidate_profiles c on c.user_id = p.user_id where p.user_id`,
  jobs: sql`select j.id, j.title as name, j.position, j.city, j.state, o.name as organization, o.id as "organizationId", ${iso('j.published_at')} as since
    from jobs j join organizations o on o.id = j.organization_id where j.id`,
};

/** The people with these words in their name or address, or the jobs with them in their title or organization. */
export async function idsWith(tx: Tx, side: UnmatchedSide, q: string): Promise<Set<string>> {
  const rows =
    side === 'people'
      ? await tx.select({ id: userSearch.userId }).from(userSearch).where(hasWords(userSearch.words, q))
      : await tx
          .select({ id: jobs.id })
          .from(jobs)
          .where(
            or(
              hasWords(jobs.title, q),
              isAmong(jobs.organizationId, keysWith(organizations.id, organizations.name, q)),
            ),
          );
  return new Set(rows.map(({ id }) => id));
}

/** Names and places of a page, by id. */
export async function nameRows(tx: Tx, side: UnmatchedSide, ids: readonly string[]): Promise<Map<string, NamedRow>> {
  const { rows } = await tx.execute<NamedRow>(sql`${NAMED[side]} = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
