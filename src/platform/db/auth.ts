import { boolean, index, integer, bigint, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id, updatedAt } from './columns.ts';

/** Better Auth's tables. Only the `tallgrass_auth` role reaches them. */
export const authSchema = pgSchema('auth');

export const authUsers = authSchema.table('users', {
  id: id(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  /** The role of the page used at sign-up; a trigger makes the profile from it in the same transaction. */
  signupRole: text({ enum: ['job_seeker', 'employer'] }),
  isDemo: boolean().notNull().default(false),
  /** Has a confirmed authenticator app or a passkey. */
  twoFactorEnabled: boolean().notNull().default(false),
  /** The owner asked for deletion: carried out after the days of grace, unless they sign in before. */
  deletionRequestedAt: at(),
  /** What named the person is gone; the row stays for what must outlive it. */
  erasedAt: at(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const authSessions = authSchema.table(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: at().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** The last request that a person made, as far as anyone asks: an administrator's session ends when idle. */
    lastUsedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.userId)],
);

export const authAccounts = authSchema.table(
  'accounts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: at(),
    refreshTokenExpiresAt: at(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.userId), index().on(t.providerId, t.accountId)],
);

export const authVerifications = authSchema.table(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    /** What the token does besides: the external identity that a confirmed address is linked to. */
    detail: text(),
    expiresAt: at().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.identifier)],
);

/** An authenticator app. The secret is sealed under a derived key. */
export const authTotp = authSchema.table('totp', {
  userId: uuid()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  /** Null until its owner has shown a code of it. */
  confirmedAt: at(),
  /** The time step of the last code that was taken: none works twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** Ten a person, each good once; only hashes are kept. */
export const authRecoveryCodes = authSchema.table(
  'recovery_codes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (t) => [index().on(t.userId)],
);

export const authPasskeys = authSchema.table(
  'passkeys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    credentialId: text().notNull().unique(),
    /** base64url */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: at(),
  },
  (t) => [index().on(t.userId)],
);

/** A new address that both the old and the new one have to confirm. */
export const authEmailChanges = authSchema.table('email_changes', {
  userId: uuid()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  newEmail: text().notNull(),
  oldConfirmedAt: at(),
  newConfirmedAt: at(),
  expiresAt: at().notNull(),
  createdAt: createdAt(),
});

export const authRateLimits = authSchema.table('rate_limits', {
  id: id(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint({ mode: 'number' }).notNull(),
});
