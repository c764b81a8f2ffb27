import { and, count, desc, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import { authPasskeys, authRecoveryCodes, authTotp, authUsers } from '#platform/db/auth.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Everything here runs as `tallgrass_auth`. */

export const putTotp = (tx: Tx, row: { userId: string; secret: string }) =>
  tx
    .insert(authTotp)
    .values(row)
    .onConflictDoUpdate({
      target: authTotp.userId,
      set: { secret: row.secret, confirmedAt: null, lastStep: 0, endsAt: null },
    });

export const findTotp = (tx: Tx, userId: string) =>
  tx
    .select()
    .from(authTotp)
    .where(eq(authTotp.userId, userId))
    .then((rows) => rows[0] ?? null);

/** Uses up a time step: of two concurrent requests with the same code, one gets true. */
export const takeStep = (tx: Tx, { userId, step }: { userId: string; step: number }) =>
  tx
    .update(authTotp)
    .set({ lastStep: step })
    .where(and(eq(authTotp.userId, userId), lt(authTotp.lastStep, step)))
    .returning({ userId: authTotp.userId })
    .then((rows) => rows.length > 0);

export async function switchTotpOn(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.update(authTotp).set({ confirmedAt: now }).where(eq(authTotp.userId, userId));
  await tx.update(authUsers).set({ twoFactorEnabled: true }).where(eq(authUsers.id, userId));
}

/** Null keeps two-step sign-in on; returns whether anything changed. */
export const setTotpEnd = (tx: Tx, userId: string, endsAt: Date | null) =>
  tx
    .update(authTotp)
    .set({ endsAt })
    .where(
      and(
        eq(authTotp.userId, userId),
        isNotNull(authTotp.confirmedAt),
        endsAt ? isNull(authTotp.endsAt) : isNotNull(authTotp.endsAt),
      ),
    )
    .returning({ userId: authTotp.userId })
    .then((rows) => rows.length > 0);

/** Whose two-step sign-in has ended by now; their rows stay locked to the end of the transaction. */
export const listEndedTotps = (tx: Tx, now: Date) =>
  tx
    .select({ userId: authTotp.userId })
    .from(authTotp)
    .where(lte(authTotp.endsAt, now))
    .for('update', { skipLocked: true })
    .then((rows) => rows.map(({ userId }) => userId));

export async function switchTotpOff(tx: Tx, userId: string): Promise<void> {
  await tx.delete(authTotp).where(eq(authTotp.userId, userId));
  await tx.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
  await tx.update(authUsers).set({ twoFactorEnabled: false }).where(eq(authUsers.id, userId));
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: string[]): Promise<void> {
  await tx.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
  await tx.insert(authRecoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses up a recovery code; returns whether it existed. */
export const takeRecoveryCode = (tx: Tx, { userId, codeHash }: { userId: string; codeHash: string }) =>
  tx
    .delete(authRecoveryCodes)
    .where(and(eq(authRecoveryCodes.userId, userId), eq(authRecoveryCodes.codeHash, codeHash)))
    .returning({ id: authRecoveryCodes.id })
    .then((rows) => rows.length > 0);

export const countRecoveryCodes = (tx: Tx, userId: string) =>
  tx
    .select({ left: count() })
    .from(authRecoveryCodes)
    .where(eq(authRecoveryCodes.userId, userId))
    .then((rows) => rows[0]?.left ?? 0);

export const listPasskeys = (tx: Tx, userId: string) =>
  tx.select().from(authPasskeys).where(eq(authPasskeys.userId, userId)).orderBy(desc(authPasskeys.createdAt));
export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

/** Returns null when any account already has the credential. */
export const insertPasskey = (tx: Tx, values: typeof authPasskeys.$inferInsert) =>
  tx
    .insert(authPasskeys)
    .values(values)
    .onConflictDoNothing({ target: authPasskeys.credentialId })
    .returning()
    .then((rows) => rows[0] ?? null);

export const findPasskey = (tx: Tx, credentialId: string) =>
  tx
    .select()
    .from(authPasskeys)
    .where(eq(authPasskeys.credentialId, credentialId))
    .then((rows) => rows[0] ?? null);

export const recordPasskeyUse = (tx: Tx, { id, counter, at }: { id: string; counter: number; at: Date }) =>
  tx.update(authPasskeys).set({ counter, lastUsedAt: at }).where(eq(authPasskeys.id, id));

export const deletePasskey = (tx: Tx, { userId, id }: { userId: string; id: string }) =>
  tx
    .delete(authPasskeys)
    .where(and(eq(authPasskeys.userId, userId), eq(authPasskeys.id, id)))
    .returning({ id: authPasskeys.id })
    .then((rows) => rows.length > 0);

export const isTotpOn = (tx: Tx, userId: string) =>
  tx
    .select({ userId: authTotp.userId })
    .from(authTotp)
    .where(and(eq(authTotp.userId, userId), isNotNull(authTotp.confirmedAt)))
    .then((rows) => rows.length > 0);
