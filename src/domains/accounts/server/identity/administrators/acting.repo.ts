import { inArray, sql, type SQL } from 'drizzle-orm';
import { userSearch } from '#domains/accounts/db/identity.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { ActedPerson } from '#domains/accounts/contract/acting.ts';
import { findAccounts } from './user-search.repo.ts';

const SHOWN = 20;

/** Runs as `admin`. Administrators can't act as one another. */
const people = (tx: Tx, which: SQL) =>
  tx
    .execute<ActedPerson & Record<string, unknown>>(
      sql`select p.user_id as "userId", p.full_name as "fullName", a.email, p.role,
            p.onboarding_completed as "onboardingCompleted", p.verification_status as "verificationStatus"
          from profiles p join auth.people a on a.id = p.user_id
          where p.role in ('job_seeker', 'employer') and ${which}
          order by p.full_name, p.user_id`,
    )
    .then(({ rows }) => rows);

/** The newest accounts that match the words, by name. */
export async function findPeople(tx: Tx, text: string): Promise<ActedPerson[]> {
  const conditions = [inArray(userSearch.role, ['job_seeker', 'employer'])];
  const found = await findAccounts(tx, { q: text, conditions, after: null, limit: SHOWN - 1 });
  const ids = sql.param(found.map(({ userId }) => userId));
  return people(tx, sql`p.user_id = any(${ids}::uuid[])`);
}

export const findActedPerson = (tx: Tx, userId: string): Promise<ActedPerson | null> =>
  people(tx, sql`p.user_id = ${userId}`).then((rows) => rows[0] ?? null);
