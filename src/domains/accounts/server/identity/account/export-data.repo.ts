import { eq, sql } from 'drizzle-orm';
import { authAccounts, authEmailChanges, authPasskeys, authSessions } from '#platform/db/auth.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** The person's rows of each table in the export, read under their own row-level security (`src/app/db/registry-sql.ts`). */
export async function ownRows(tx: Tx): Promise<{ name: string; records: Record<string, unknown>[] }[]> {
  const { rows } = await tx.execute<{ name: string; records: Record<string, unknown>[] }>(
    sql`select name, records from app.own_rows()`,
  );
  return rows;
}

/** Records about the person in tables that the person may not read. */
export async function recordsAbout(tx: Tx): Promise<{ name: string; record: Record<string, unknown> }[]> {
  const { rows } = await tx.execute<{ name: string; record: Record<string, unknown> }>(
    sql`select name, record from app.own_records()`,
  );
  return rows;
}

/** External sign-ins without their tokens; a password is listed, not exported. */
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

/** Without the public key, which only the device with its other half can use. */
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
