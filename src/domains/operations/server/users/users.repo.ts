import { eq, isNull, sql, type SQL } from 'drizzle-orm';
import { profiles, userSearch } from '#domains/accounts/db/identity.ts';
import { holds } from '#domains/verification/db/holds.ts';
import { organizationMembers, organizations } from '#domains/employers/db/organizations.ts';
import { findAccounts } from '#domains/accounts/server/identity/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { UserLine } from '#domains/operations/contract/users.ts';
import type { Role } from '#kernel/vocabulary.ts';

/** Everything here runs as `admin`. */

export interface UserFilter {
  q: string;
  role: Role | 'all' | 'none';
  status: 'all' | 'onboarding' | 'suspended';
  after: readonly [string, string] | null;
  limit: number;
}

const suspended = sql`(select h.subject_id from ${holds} h where h.subject_type = 'person' and h.released_at is null and h.blocks_sign_in)`;

const conditionsOf = ({ role, status }: UserFilter) => [
  role === 'all' ? undefined : role === 'none' ? isNull(userSearch.role) : eq(userSearch.role, role),
  status === 'onboarding'
    ? sql`exists (select 1 from ${profiles} p where p.user_id = ${userSearch.userId} and not p.onboarding_completed)`
    : undefined,
  status === 'suspended' ? sql`${userSearch.userId} in ${suspended}` : undefined,
];

type LineRow = UserLine & { emailVerified: boolean } & Record<string, unknown>;

const lines = (tx: Tx, which: SQL) =>
  tx
    .execute<LineRow>(
      sql`select p.user_id as "userId", p.full_name as "fullName", a.email, a.email_verified as "emailVerified", p.role,
        p.onboarding_completed as "onboardingCompleted", p.verification_status as "verificationStatus",
        p.user_id in ${suspended} as "isSuspended", p.is_demo as "isDemo",
        to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "joinedAt"
      from ${profiles} p join auth.people a on a.id = p.user_id where ${which}`,
    )
    .then(({ rows }) => rows);

export async function listUserRows(tx: Tx, filter: UserFilter): Promise<(LineRow & { key: string })[]> {
  const found = await findAccounts(tx, { ...filter, conditions: conditionsOf(filter) });
  if (found.length === 0) return [];
  const ids = sql.param(found.map(({ userId }) => userId));
  const byId = new Map((await lines(tx, sql`p.user_id = any(${ids}::uuid[])`)).map((row) => [row.userId, row]));
  return found.flatMap(({ userId, key }) => {
    const row = byId.get(userId);
    return row ? [{ ...row, key }] : [];
  });
}

export const findUser = (tx: Tx, userId: string) =>
  lines(tx, sql`p.user_id = ${userId}`).then((rows) => rows[0] ?? null);

export const organizationsOf = (tx: Tx, userId: string) =>
  tx
    .select({ id: organizations.id, name: organizations.name, memberRole: organizationMembers.memberRole })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.userId, userId))
    .orderBy(organizations.name);

/** Held while a person's role or access is changed. */
export const lockAccess = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('account-access', 0))`);
