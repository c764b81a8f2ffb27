import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { ROLES } from '#kernel/vocabulary.ts';
import { authUsers } from '#platform/db/auth.ts';
import { at, createdAt, id, oneOf, updatedAt } from '#platform/db/columns.ts';

const VERIFICATION_STATES = statesOf(verificationMachine);

/** One row per person, created together with the account. Column names are the specification's (section 3). */
export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .unique()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    role: text({ enum: ROLES }),
    onboardingCompleted: boolean().notNull().default(false),
    verificationStatus: text({ enum: VERIFICATION_STATES }).notNull().default('pending'),
    fullName: text(),
    socialAuthOnly: boolean().notNull().default(false),
    isDemo: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('profiles_role_known', t.role, ROLES),
    oneOf('profiles_status_known', t.verificationStatus, VERIFICATION_STATES),
    index().on(t.role, t.verificationStatus),
    // Serves the overview's lists: accounts by state, and recent sign-ups.
    index('profiles_standing').on(
      t.role,
      sql`(case when ${t.onboardingCompleted} then ${t.verificationStatus} else 'onboarding' end)`,
      t.createdAt,
      t.userId,
    ),
    index().on(t.role, t.createdAt, t.userId),
    // The search of conversations by name.
    index('profiles_names').using('gin', sql`to_tsvector('simple', coalesce(${t.fullName}, ''))`),
  ],
);

/**
 * What administrators search people by: lowercase name and address with a blank before each word. Triggers maintain it,
 * so that one table with trigram indexes answers at any size.
 */
export const userSearch = pgTable(
  'user_search',
  {
    userId: uuid()
      .primaryKey()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    words: text().notNull(),
    role: text({ enum: ROLES }),
    createdAt: createdAt(),
  },
  (t) => [
    index('user_search_words').using('gin', t.words.op('gin_trgm_ops')),
    index().on(t.createdAt, t.userId),
    index().on(t.role, t.createdAt, t.userId),
  ],
);

export const CONSENT_KINDS = [
  'terms',
  'matching_notice',
  'auto_apply',
  'share_profile',
  'share_contact',
  'share_medical',
  'confirm_work',
] as const;

/** Who agreed to what, in which version and for whom; revoked by date, never erased. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    kind: text({ enum: CONSENT_KINDS }).notNull(),
    version: text().notNull(),
    organizationId: uuid(),
    applicationId: uuid(),
    scope: jsonb().notNull().default({}),
    grantedAt: createdAt(),
    revokedAt: at(),
  },
  (t) => [oneOf('consents_kind_known', t.kind, CONSENT_KINDS), index().on(t.userId, t.kind)],
);
