import { eq, sql, type SQL } from 'drizzle-orm';
import { authEmailChanges, authPasskeys, authSessions } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

interface OwnTable {
  name: string;
  /** The column that names the person, or what of theirs the row hangs on. */
  owner: string;
  /** What belongs to the other side: who there did it, and what they noted for themselves. */
  without?: readonly string[];
}
const byUser = (...names: string[]): OwnTable[] => names.map((name) => ({ name, owner: 'user_id' }));

/** Every table with rows of a person's own that the person may read. */
export const OWN_TABLES: readonly OwnTable[] = [
  ...byUser('profiles', 'consents', 'candidate_profiles', 'candidate_contacts', 'candidate_private'),
  ...byUser('candidate_demographics', 'candidate_preferences', 'blocked_organizations', 'role_requests'),
  ...byUser('licenses', 'certifications', 'work_history', 'education', 'documents', 'medical_documents'),
  ...byUser('notifications', 'notification_settings', 'quiet_hours', 'employer_profiles', 'organization_members'),
  ...byUser('verification_cases'),
  { name: 'passport_links', owner: 'user_id', without: ['token_hash'] },
  { name: 'work_confirmations', owner: 'user_id', without: ['token_hash', 'reminder_token_hash'] },
  { name: 'matches', owner: 'candidate_id' },
  { name: 'applications', owner: 'candidate_id' },
  { name: 'application_events', owner: 'application_id', without: ['actor_id', 'detail'] },
  { name: 'interviews', owner: 'application_id', without: ['outcome', 'outcome_note', 'created_by'] },
  { name: 'interview_slots', owner: 'interview_id' },
  { name: 'offers', owner: 'application_id', without: ['sent_by'] },
  { name: 'reports', owner: 'reporter_id' },
];

const ownApplications = (userId: string) => sql`select a.id from applications a where a.candidate_id = ${userId}`;

/** Whose a row is, by the column that says so. */
function ownersOf(owner: string, userId: string): SQL {
  if (owner === 'application_id') return ownApplications(userId);
  if (owner === 'interview_id') {
    return sql`select i.id from interviews i where i.application_id in (${ownApplications(userId)})`;
  }
  return sql`${userId}::uuid`;
}

export async function ownRows(tx: Tx, table: OwnTable, userId: string): Promise<Record<string, unknown>[]> {
  const without = sql.param([...(table.without ?? [])]);
  const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) - ${without}::text[] as row from ${sql.identifier(table.name)} t
      where t.${sql.identifier(table.owner)} in (${ownersOf(table.owner, userId)})`,
  );
  return rows.map(({ row }) => row);
}

export const sessionRows = (tx: Tx, userId: string): Promise<Record<string, unknown>[]> =>
  tx
    .select({
      id: authSessions.id,
      address: authSessions.ipAddress,
      userAgent: authSessions.userAgent,
      createdAt: authSessions.createdAt,
      expiresAt: authSessions.expiresAt,
    })
    .from(authSessions)
    .where(eq(authSessions.userId, userId));

/** Without the key itself, which is of no use to anybody but the device that has its other half. */
export const passkeyRows = (tx: Tx, userId: string): Promise<Record<string, unknown>[]> =>
  tx
    .select({ name: authPasskeys.name, createdAt: authPasskeys.createdAt, lastUsedAt: authPasskeys.lastUsedAt })
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, userId));

export const emailChangeRows = (tx: Tx, userId: string): Promise<Record<string, unknown>[]> =>
  tx
    .select({ newEmail: authEmailChanges.newEmail, createdAt: authEmailChanges.createdAt })
    .from(authEmailChanges)
    .where(eq(authEmailChanges.userId, userId));
