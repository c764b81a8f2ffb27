import { eq, sql } from 'drizzle-orm';
import { authSessions } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

interface OwnTable {
  name: string;
  /** The column that names the person. */
  owner: string;
}
const byUser = (...names: string[]): OwnTable[] => names.map((name) => ({ name, owner: 'user_id' }));

/** Every table with rows of a person's own that the person may read. */
export const OWN_TABLES: readonly OwnTable[] = [
  ...byUser('profiles', 'consents', 'candidate_profiles', 'candidate_contacts', 'candidate_private'),
  ...byUser('candidate_demographics', 'candidate_preferences', 'blocked_organizations', 'role_requests'),
  ...byUser('licenses', 'certifications', 'work_history', 'education', 'documents', 'medical_documents'),
  ...byUser('notifications', 'notification_settings', 'quiet_hours', 'employer_profiles', 'organization_members'),
  ...byUser('verification_cases'),
  { name: 'matches', owner: 'candidate_id' },
  { name: 'applications', owner: 'candidate_id' },
  { name: 'reports', owner: 'reporter_id' },
];

export const ownRows = (tx: Tx, { name, owner }: OwnTable, userId: string): Promise<Record<string, unknown>[]> =>
  tx
    .execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where t.${sql.identifier(owner)} = ${userId}`,
    )
    .then(({ rows }) => rows.map(({ row }) => row));

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
