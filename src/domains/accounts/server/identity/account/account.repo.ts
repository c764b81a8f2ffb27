import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { consents } from '#domains/accounts/db/identity.ts';
import { authAccounts, authEmailChanges, authPasskeys, authUsers } from '#platform/db/auth.ts';
import { revokeAllTokens } from '#platform/server/auth/tokens.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Agreement } from '#domains/accounts/contract/account.ts';
import { CREDENTIAL, deleteSessions, findCredential } from '../identity.repo.ts';
import { switchTotpOff } from '../second-factors/second-factors.repo.ts';

// ── email change, as `tallgrass_auth` ───────────────────────────────────────────────────────────────────────────

export const putEmailChange = (
  tx: Tx,
  change: { userId: string; newEmail: string; expiresAt: Date; createdAt: Date },
) =>
  tx
    .insert(authEmailChanges)
    .values(change)
    .onConflictDoUpdate({
      target: authEmailChanges.userId,
      set: { ...change, oldConfirmedAt: null, newConfirmedAt: null },
    });

export const findEmailChange = (tx: Tx, userId: string, now: Date) =>
  tx
    .select()
    .from(authEmailChanges)
    .where(and(eq(authEmailChanges.userId, userId), gt(authEmailChanges.expiresAt, now)))
    .then((rows) => rows[0] ?? null);

export const recordConfirmation = (tx: Tx, userId: string, side: 'old' | 'new', at: Date) =>
  tx
    .update(authEmailChanges)
    .set(side === 'old' ? { oldConfirmedAt: at } : { newConfirmedAt: at })
    .where(and(eq(authEmailChanges.userId, userId), gt(authEmailChanges.expiresAt, at)))
    .returning()
    .then((rows) => rows[0] ?? null);

export const deleteEmailChange = (tx: Tx, userId: string) =>
  tx.delete(authEmailChanges).where(eq(authEmailChanges.userId, userId));

export const setEmail = (tx: Tx, userId: string, email: string) =>
  tx.update(authUsers).set({ email, emailVerified: true }).where(eq(authUsers.id, userId));

// ── deletion ────────────────────────────────────────────────────────────────────────────────────────────────────

export const setDeletionRequested = (tx: Tx, userId: string, at: Date | null) =>
  tx
    .update(authUsers)
    .set({ deletionRequestedAt: at })
    .where(and(eq(authUsers.id, userId), isNull(authUsers.erasedAt)));

/** As `service`: organizations that would be left without an owner. */
export const findSoleOwnerships = (tx: Tx, userId: string) =>
  tx
    .execute<{ name: string }>(
      sql`select o.name from organization_members m join organizations o on o.id = m.organization_id
          where m.user_id = ${userId} and m.member_role = 'owner' and o.canceled_at is null
            and not exists (select 1 from organization_members n where n.organization_id = m.organization_id
              and n.member_role = 'owner' and n.user_id <> m.user_id)`,
    )
    .then(({ rows }) => rows.map(({ name }) => name));

export const findDueDeletions = (tx: Tx, before: Date) =>
  tx
    .select({ userId: authUsers.id })
    .from(authUsers)
    .where(and(lt(authUsers.deletionRequestedAt, before), isNull(authUsers.erasedAt)))
    .then((rows) => rows.map(({ userId }) => userId));

/** Deletes sessions, links, passkeys, second factors and a pending email change. Returns whether there is a password. */
export async function removeSignInMethods(
  tx: Tx,
  userId: string,
  { keepsPassword }: { keepsPassword: boolean },
): Promise<boolean> {
  await deleteSessions(tx, userId);
  await tx
    .delete(authAccounts)
    .where(and(eq(authAccounts.userId, userId), keepsPassword ? ne(authAccounts.providerId, CREDENTIAL) : undefined));
  await tx.delete(authPasskeys).where(eq(authPasskeys.userId, userId));
  await switchTotpOff(tx, userId);
  await deleteEmailChange(tx, userId);
  return (await findCredential(tx, userId)) !== null;
}

/** Deletes every sign-in method and all identifying data; the row stays. */
export async function eraseAccount(tx: Tx, userId: string, at: Date): Promise<void> {
  await removeSignInMethods(tx, userId, { keepsPassword: false });
  await revokeAllTokens(tx, userId);
  await tx
    .update(authUsers)
    .set({ name: '', email: `${userId}@deleted.invalid`, emailVerified: false, image: null, erasedAt: at })
    .where(eq(authUsers.id, userId));
}

/** As `service`: destroys the keys of the person's files and all personal data; returns the storage keys of the files. */
export const erasePerson = (tx: Tx, userId: string): Promise<string[]> =>
  tx
    .execute<{ storage_key: string }>(sql`select app.erase_person(${userId}) as storage_key`)
    .then(({ rows }) => rows.map(({ storage_key: key }) => key));

export const findErasedBefore = (tx: Tx, before: Date) =>
  tx
    .select({ userId: authUsers.id })
    .from(authUsers)
    .where(and(isNotNull(authUsers.erasedAt), lt(authUsers.erasedAt, before)))
    .then((rows) => rows.map(({ userId }) => userId));

/** Which of these people are here with their data. */
export const findNotErased = (tx: Tx, userIds: string[]) =>
  tx
    .select({ userId: authUsers.id })
    .from(authUsers)
    .where(and(inArray(authUsers.id, userIds), isNull(authUsers.erasedAt)))
    .then((rows) => rows.map(({ userId }) => userId));

/** As `service`. */
export const findHeld = (tx: Tx, userIds: string[]) =>
  tx
    .execute<{ subject_id: string }>(
      sql`select subject_id from holds where subject_type = 'person' and released_at is null and subject_id = any(${sql.param(userIds)}::uuid[])`,
    )
    .then(({ rows }) => new Set(rows.map(({ subject_id: id }) => id)));

export const deleteAccounts = (tx: Tx, userIds: string[]) => tx.delete(authUsers).where(inArray(authUsers.id, userIds));

// ── agreements, as the person ───────────────────────────────────────────────────────────────────────────────────

export const listAgreed = (tx: Tx, userId: string, kinds: Agreement[]) =>
  tx
    .select({ kind: consents.kind, version: consents.version })
    .from(consents)
    .where(and(eq(consents.userId, userId), inArray(consents.kind, kinds), isNull(consents.revokedAt)));
