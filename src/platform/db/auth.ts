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
  /** The role of the sign-up page; a trigger creates the profile with it in the same transaction. */
  signupRole: text({ enum: ['job_seeker', 'employer'] }),
  isDemo: boolean().notNull().default(false),
  /** Has a confirmed authenticator app or a passkey. */
  twoFactorEnabled: boolean().notNull().default(false),
  /** When the owner requested deletion, which happens after the grace period unless they sign in before. */
  deletionRequestedAt: at(),
  /** When personal data was erased; the row stays as the target of foreign keys. */
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
    /** The latest request by the user. An administrator's session ends when idle. */
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
    /** Extra data: the external identity to link to a confirmed address. */
    detail: text(),
    expiresAt: at().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.identifier)],
);

/** An authenticator app. Its secret is encrypted with a derived key. */
export const authTotp = authSchema.table('totp', {
  userId: uuid()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  /** Null until the owner has entered a code from it. */
  confirmedAt: at(),
  /** Time step of the last accepted code: a code works once. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** When two-step sign-in ends for an owner who lost every code, unless a code is entered before. */
  endsAt: at(),
  createdAt: createdAt(),
});

/** Ten single-use codes per user; only hashes are stored. */
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

/** A new address, to be confirmed from both the old and the new one. */
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
