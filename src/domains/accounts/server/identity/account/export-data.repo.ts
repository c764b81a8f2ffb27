import { eq, sql, type SQL } from 'drizzle-orm';
import { authAccounts, authEmailChanges, authPasskeys, authSessions } from '#platform/db/auth.ts';
import type { ExportedTable } from '#platform/db/personal-data.ts';
import type { Tx } from '#platform/server/db.ts';

const ownApplications = (userId: string) => sql`select a.id from applications a where a.candidate_id = ${userId}`;

/** Whose a row is, by the column that says so. */
function ownersOf(owner: ExportedTable['owner'], userId: string): SQL {
  if (owner === 'application_id') return ownApplications(userId);
  if (owner === 'interview_id') {
    return sql`select i.id from interviews i where i.application_id in (${ownApplications(userId)})`;
  }
  if (owner === 'link_id') return sql`select l.id from passport_links l where l.user_id = ${userId}`;
  return sql`${userId}::uuid`;
}

export async function ownRows(tx: Tx, table: ExportedTable, userId: string): Promise<Record<string, unknown>[]> {
  const columns = sql.join(
    table.columns.map((column) => sql`t.${sql.identifier(column)}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(r) as row from (select ${columns} from ${sql.identifier(table.name)} t
      where t.${sql.identifier(table.owner)} in (${ownersOf(table.owner, userId)})) r`,
  );
  return rows.map(({ row }) => row);
}

/** Records about the person in tables that the person may not read. */
export async function recordsAbout(tx: Tx): Promise<{ name: string; record: Record<string, unknown> }[]> {
  const { rows } = await tx.execute<{ name: string; record: Record<string, unknown> }>(
    sql`select name, record from app.own_records()`,
  );
  return rows;
}

/** External sign-ins, without their tokens; a password is only named. */
export const linkedAccountRows = (tx: Tx, userId: string): Promise<Record<string, unknown>[]> =>
  tx
    .select({
      provider: authAccounts.providerId,
      accountId: authAccounts.accountId,
      createdAt: authAccounts.createdAt,
    })
    .from(authAccounts)
    .where(eq(authAccounts.userId, userId));

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
