import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { FACILITY_TYPES, MEMBER_ROLES, US_STATES } from '#kernel/vocabulary.ts';
import { facilityDirectory } from '#domains/verification/db/facilities.ts';
import { at, columnsWithout, createdAt, id, oneOf, textList, updatedAt } from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';

export const ORGANIZATION_KINDS = ['system', 'facility', 'unit'] as const;

/** A tree: health system → facility → unit. A trigger maintains `path` (ancestors and itself, topmost first). */
export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    parentId: uuid().references((): AnyPgColumn => organizations.id),
    path: uuid().array().notNull().default([]),
    kind: text({ enum: ORGANIZATION_KINDS }).notNull(),
    name: text().notNull(),
    /** The address of its public page; a trigger sets it at the first approval and it stays. Units have none. */
    slug: text().unique(),
    legalName: text(),
    facilityType: text({ enum: FACILITY_TYPES }),
    streetAddress: text(),
    city: text(),
    state: text(),
    zip: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    phone: text(),
    website: text(),
    contactName: text(),
    contactEmail: text(),
    npi: text(),
    /** The directory entry that this organization was matched to. */
    directoryCcn: text().references(() => facilityDirectory.ccn),
    beds: integer(),
    benefits: textList(),
    about: text(),
    verificationStatus: text({ enum: statesOf(verificationMachine) })
      .notNull()
      .default('pending'),
    onboardingStep: text().notNull().default('organization'),
    submittedAt: at(),
    approvedAt: at(),
    canceledAt: at(),
    /** Whether it can see candidates and its jobs are visible; triggers keep it (`app.organization_is_live`). */
    isLive: boolean().notNull().default(false),
    isDemo: boolean().notNull().default(false),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('organizations_kind_known', t.kind, ORGANIZATION_KINDS),
    oneOf('organizations_type_known', t.facilityType, FACILITY_TYPES),
    oneOf('organizations_state_known', t.state, US_STATES),
    oneOf('organizations_status_known', t.verificationStatus, statesOf(verificationMachine)),
    index().on(t.parentId),
    index('organizations_path').using('gin', t.path),
    // Find another organization with the same number, or with the same name in the same place.
    index('organizations_npi')
      .on(t.npi)
      .where(sql`npi is not null`),
    index().on(t.zip),
    index('organizations_name_trigrams').using('gin', t.name.op('gin_trgm_ops')),
    index().on(t.verificationStatus, t.submittedAt),
  ],
);

/**
 * The complete new identity that an approved organization or facility proposes. Until a reviewer approves it, everyone
 * sees the approved identity in `organizations`.
 */
export const organizationChanges = pgTable(
  'organization_changes',
  {
    organizationId: uuid()
      .primaryKey()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    legalName: text(),
    facilityType: text({ enum: FACILITY_TYPES }),
    npi: text(),
    directoryCcn: text().references(() => facilityDirectory.ccn),
    streetAddress: text(),
    city: text(),
    state: text(),
    zip: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    proposedBy: uuid().notNull(),
    proposedAt: at().notNull(),
  },
  (t) => [
    oneOf('organization_changes_type_known', t.facilityType, FACILITY_TYPES),
    oneOf('organization_changes_state_known', t.state, US_STATES),
  ],
);

export const organizationMembers = pgTable(
  'organization_members',
  {
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    memberRole: text({ enum: MEMBER_ROLES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId] }),
    oneOf('organization_members_role_known', t.memberRole, MEMBER_ROLES),
    index().on(t.userId),
  ],
);

/** The units whose jobs a hiring manager manages. */
export const memberUnits = pgTable(
  'member_units',
  {
    organizationId: uuid().notNull(),
    userId: uuid().notNull(),
    unitId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId, t.unitId] }),
    foreignKey({
      name: 'member_units_member_fk',
      columns: [t.organizationId, t.userId],
      foreignColumns: [organizationMembers.organizationId, organizationMembers.userId],
    }).onDelete('cascade'),
    index().on(t.userId),
  ],
);

export const organizationInvitations = pgTable(
  'organization_invitations',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    memberRole: text({ enum: MEMBER_ROLES }).notNull(),
    tokenHash: text().notNull().unique(),
    invitedBy: uuid().notNull(),
    /** Null while the organization is in review: its invitations go out with its approval. */
    sentAt: at(),
    expiresAt: at().notNull(),
    acceptedAt: at(),
    revokedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.organizationId)],
);

/** Links a user to an organization; a trigger creates it when the user's role becomes employer. */
export const employerProfiles = pgTable(
  'employer_profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    organizationId: uuid().references(() => organizations.id),
    jobTitle: text(),
    phone: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.organizationId)],
);

export const openOrganization = columnsWithout(
  organizations,
  'legalName',
  'phone',
  'contactName',
  'contactEmail',
  'npi',
  'directoryCcn',
  'onboardingStep',
  'submittedAt',
  'approvedAt',
  'canceledAt',
  'createdBy',
  'createdAt',
  'updatedAt',
);

export const openInvitation = columnsWithout(organizationInvitations, 'tokenHash');
