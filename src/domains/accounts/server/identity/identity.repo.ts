import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { holds } from '#domains/verification/db/holds.ts';
import { authAccounts, authSessions, authUsers } from '#platform/db/auth.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { ExternalProvider } from '#domains/accounts/contract/identity.ts';
import type { Role } from '#kernel/vocabulary.ts';

/** Runs as `tallgrass_auth`, except for the functions on `profiles` and `consents`. */
export const CREDENTIAL = 'credential';

const personColumns = {
  userId: authUsers.id,
  email: authUsers.email,
  fullName: profiles.fullName,
  name: authUsers.name,
  emailVerified: authUsers.emailVerified,
  role: profiles.role,
  onboardingCompleted: profiles.onboardingCompleted,
  verificationStatus: profiles.verificationStatus,
  socialAuthOnly: profiles.socialAuthOnly,
  hasSecondFactor: authUsers.twoFactorEnabled,
  deletionRequestedAt: authUsers.deletionRequestedAt,
};

const prepareSessionOwner = (db: AuthDb) =>
  db
    .select({
      sessionId: authSessions.id,
      sessionExpiresAt: authSessions.expiresAt,
      signedInAt: authSessions.createdAt,
      lastUsedAt: authSessions.lastUsedAt,
      ...personColumns,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .innerJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(and(eq(authSessions.token, sql.placeholder('token')), gt(authSessions.expiresAt, sql`now()`)))
    .prepare('session_owner');

const sessionOwnerQueries = new WeakMap<AuthDb, ReturnType<typeof prepareSessionOwner>>();

/**
 * The live session of a token and its owner. Runs on every request, so it is one query, built once per process and
 * prepared once per connection; results are not cached, so an ended session stops working immediately.
 */
export async function findSessionOwner(db: AuthDb, token: string) {
  let query = sessionOwnerQueries.get(db);
  if (!query) sessionOwnerQueries.set(db, (query = prepareSessionOwner(db)));
  const [row] = await query.execute({ token });
  return row ?? null;
}

export const findPerson = (tx: Tx | AuthDb, by: { userId: string } | { email: string }) =>
  tx
    .select(personColumns)
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.userId, authUsers.id))
    .where('userId' in by ? eq(authUsers.id, by.userId) : eq(authUsers.email, by.email))
    .then((rows) => rows[0] ?? null);

/** The stored password hash; `password` is null for accounts with external sign-in only. */
export const findSignIn = (tx: Tx | AuthDb, email: string) =>
  tx
    .select({ userId: authUsers.id, emailVerified: authUsers.emailVerified, password: authAccounts.password })
    .from(authUsers)
    .leftJoin(authAccounts, and(eq(authAccounts.userId, authUsers.id), eq(authAccounts.providerId, CREDENTIAL)))
    .where(eq(authUsers.email, email))
    .then((rows) => rows[0] ?? null);

export type SignIn = NonNullable<Awaited<ReturnType<typeof findSignIn>>>;
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
/** Better Auth's handle, fixed to the `tallgrass_auth` role, outside a transaction. */
export type AuthDb = Pick<Tx, 'select'>;

interface NewAccount {
  email: string;
  name: string;
  signupRole: Exclude<Role, 'admin'> | null;
  emailVerified: boolean;
}

/** Returns the new ID, or null when the address is taken. A trigger creates the profile. */
export const insertUser = (tx: Tx, account: NewAccount) =>
  tx
    .insert(authUsers)
    .values(account)
    .onConflictDoNothing({ target: authUsers.email })
    .returning({ id: authUsers.id })
    .then((rows) => rows[0]?.id ?? null);

export const insertCredential = (tx: Tx, userId: string, password: string) =>
  tx.insert(authAccounts).values({ userId, accountId: userId, providerId: CREDENTIAL, password });

const isCredentialOf = (userId: string) =>
  and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, CREDENTIAL));

export const findCredential = (tx: Tx, userId: string) =>
  tx
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .where(isCredentialOf(userId))
    .then((rows) => rows[0]?.password ?? null);

/** Sets the password of an account, whether or not it had one. */
export async function putCredential(tx: Tx, userId: string, password: string): Promise<void> {
  const updated = await tx
    .update(authAccounts)
    .set({ password })
    .where(isCredentialOf(userId))
    .returning({ id: authAccounts.id });
  if (updated.length === 0) await insertCredential(tx, userId, password);
}

/** Replaces a password's hash unless another one has been set meanwhile. */
export const replaceHash = (tx: Tx, { userId, from, to }: { userId: string; from: string; to: string }) =>
  tx
    .update(authAccounts)
    .set({ password: to })
    .where(and(isCredentialOf(userId), eq(authAccounts.password, from)));

/** The owner of a link. Links of an account whose address was never verified don't count. */
export const findAccountOwner = (tx: Tx, { providerId, accountId }: { providerId: string; accountId: string }) =>
  tx
    .select({ userId: authAccounts.userId })
    .from(authAccounts)
    .innerJoin(authUsers, eq(authUsers.id, authAccounts.userId))
    .where(
      and(
        eq(authAccounts.providerId, providerId),
        eq(authAccounts.accountId, accountId),
        eq(authUsers.emailVerified, true),
      ),
    )
    .then((rows) => rows[0]?.userId ?? null);

const isLinkOf = (userId: string) => and(eq(authAccounts.userId, userId), ne(authAccounts.providerId, CREDENTIAL));
const linkProvider = sql<ExternalProvider>`${authAccounts.providerId}`;

export const linkAccount = (tx: Tx, account: { userId: string; providerId: ExternalProvider; accountId: string }) =>
  tx.insert(authAccounts).values(account);

export const listLinks = (tx: Tx, userId: string) =>
  tx
    .select({ id: authAccounts.id, provider: linkProvider, createdAt: authAccounts.createdAt })
    .from(authAccounts)
    .where(isLinkOf(userId))
    .orderBy(authAccounts.createdAt);

/** Returns the provider of the deleted link, or null. */
export const deleteLink = (tx: Tx, { userId, id }: { userId: string; id: string }) =>
  tx
    .delete(authAccounts)
    .where(and(isLinkOf(userId), eq(authAccounts.id, id)))
    .returning({ provider: linkProvider })
    .then((rows) => rows[0]?.provider ?? null);

/** Serializes changes of sign-in methods, which must always leave one. */
export const lockPerson = (tx: Tx, userId: string) =>
  tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, userId)).for('update');

/** Returns whether the address was unverified until now: of two concurrent proofs, one is first. */
export const markVerified = (tx: Tx, userId: string) =>
  tx
    .update(authUsers)
    .set({ emailVerified: true })
    .where(and(eq(authUsers.id, userId), eq(authUsers.emailVerified, false)))
    .returning({ id: authUsers.id })
    .then((rows) => rows.length > 0);

export const listSessionsOf = (tx: Tx, userId: string) =>
  tx
    .select({
      id: authSessions.id,
      userAgent: authSessions.userAgent,
      address: authSessions.ipAddress,
      signedInAt: authSessions.createdAt,
      lastActiveAt: authSessions.updatedAt,
      lastUsedAt: authSessions.lastUsedAt,
      role: profiles.role,
    })
    .from(authSessions)
    .leftJoin(profiles, eq(profiles.userId, authSessions.userId))
    .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, sql`now()`)))
    .orderBy(desc(authSessions.updatedAt));

export const recordSessionUse = (tx: Tx, sessionId: string, at: Date) =>
  tx.update(authSessions).set({ lastUsedAt: at }).where(eq(authSessions.id, sessionId));

/** Returns whether there was one. */
export const deleteSession = (tx: Tx, { userId, sessionId }: { userId: string; sessionId: string }) =>
  tx
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), eq(authSessions.id, sessionId)))
    .returning({ id: authSessions.id })
    .then((rows) => rows.length > 0);

export const deleteSessionOfToken = (tx: Tx, token: string) =>
  tx.delete(authSessions).where(eq(authSessions.token, token));

/** Ends every session of an account, or every one but `except`. */
export const deleteSessions = (tx: Tx, userId: string, except?: string) =>
  tx.delete(authSessions).where(and(eq(authSessions.userId, userId), except ? ne(authSessions.id, except) : undefined));

// ── as service ──────────────────────────────────────────────────────────────────────────────────────────────────

export const isSuspended = (tx: Tx, userId: string): Promise<boolean> =>
  tx
    .select({ id: holds.id })
    .from(holds)
    .where(
      and(
        eq(holds.subjectType, 'person'),
        eq(holds.subjectId, userId),
        isNull(holds.releasedAt),
        eq(holds.blocksSignIn, true),
      ),
    )
    .then((rows) => rows.length > 0);

/** Does nothing when a concurrent request has just created it. */
export const insertMissingProfile = (tx: Tx, userId: string) =>
  tx.execute(
    sql`insert into profiles (user_id, full_name) select p.id, p.name from auth.people p where p.id = ${userId}
        on conflict (user_id) do nothing`,
  );
