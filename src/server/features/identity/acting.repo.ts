import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { literally } from '#server/platform/like.ts';
import type { ActedPerson } from '#shared/contracts/acting.ts';

const pattern = (text: string) => `%${literally(text)}%`;

/** Runs as `admin`. Nobody acts as another administrator. */
const people = (tx: Tx, which: SQL) =>
  tx
    .execute<ActedPerson & Record<string, unknown>>(
      sql`select p.user_id as "userId", p.full_name as "fullName", a.email, p.role,
            p.onboarding_completed as "onboardingCompleted", p.verification_status as "verificationStatus"
          from profiles p join auth.people a on a.id = p.user_id
          where p.role in ('job_seeker', 'employer') and ${which}
          order by p.full_name, p.user_id limit 20`,
    )
    .then(({ rows }) => rows);

export const findPeople = (tx: Tx, text: string): Promise<ActedPerson[]> =>
  people(tx, sql`(p.full_name ilike ${pattern(text)} or a.email ilike ${pattern(text)})`);

export const findActedPerson = (tx: Tx, userId: string): Promise<ActedPerson | null> =>
  people(tx, sql`p.user_id = ${userId}`).then((rows) => rows[0] ?? null);
