import { inArray, sql } from 'drizzle-orm';
import { certifications, licenses } from '#domains/profiles/db/candidates.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Certification, Position } from '#kernel/vocabulary.ts';

export interface Credential extends Record<string, unknown> {
  id: string;
  user_id: string;
  fact: 'license' | 'certification';
  kind: Position | Certification;
  state: string | null;
  expires_on: string;
}

/** Licenses and certifications of people who have submitted their profile, with an expiration date. */
const ALL = sql`(
  select l.id, l.user_id, 'license' as fact, l.license_type as kind, l.state, l.expires_on, l.verification_state
  from licenses l
  union all
  select c.id, c.user_id, 'certification', c.kind, null, c.expires_on, c.verification_state
  from certifications c) f
  join profiles p on p.user_id = f.user_id and p.onboarding_completed`;

/** Credentials that expire from `today` through `until`. */
export async function listExpiring(tx: Tx, today: string, until: string): Promise<Credential[]> {
  const { rows } = await tx.execute<Credential>(sql`
    select f.id, f.user_id, f.fact, f.kind, f.state, f.expires_on::text from ${ALL}
    where f.expires_on between ${today}::date and ${until}::date and f.verification_state in ('attested', 'verified')
    order by f.expires_on, f.id`);
  return rows;
}

/** Credentials that have expired and are not marked yet; marks them, which triggers matching. */
export async function markExpired(tx: Tx, today: string): Promise<Credential[]> {
  const { rows } = await tx.execute<Credential>(sql`
    select f.id, f.user_id, f.fact, f.kind, f.state, f.expires_on::text from ${ALL}
    where f.expires_on < ${today}::date and f.verification_state in ('attested', 'verified')`);
  const idsOf = (fact: Credential['fact']) => rows.filter((row) => row.fact === fact).map(({ id }) => id);
  const expired = { verificationState: 'expired' } as const;
  await tx
    .update(licenses)
    .set(expired)
    .where(inArray(licenses.id, idsOf('license')));
  await tx
    .update(certifications)
    .set(expired)
    .where(inArray(certifications.id, idsOf('certification')));
  return rows;
}

/** After this many days since a move the old state's compact license no longer counts, so matching runs again. */
export async function touchCandidatesWhoMoved(tx: Tx, movedOn: string, now: Date): Promise<void> {
  await tx.execute(sql`update candidate_profiles set updated_at = ${now.toISOString()}::timestamptz
    where moved_on = ${movedOn}::date`);
}
