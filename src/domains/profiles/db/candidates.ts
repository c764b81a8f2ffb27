import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  CERTIFICATION_IDS,
  EMPLOYMENT_TYPES,
  FACILITY_TYPES,
  POSITIONS,
  SHIFTS,
  SHIFT_PATTERNS,
  SKILL_IDS,
  SPECIALTY_IDS,
  US_STATES,
} from '#kernel/vocabulary.ts';
import { RACES, SEXES } from '#domains/profiles/contract/demographics.ts';
import {
  at,
  createdAt,
  day,
  eachOneOf,
  factColumns,
  id,
  oneOf,
  plainNumber,
  textList,
  updatedAt,
} from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';

const personId = () =>
  uuid()
    .notNull()
    .references(() => profiles.userId, { onDelete: 'cascade' });

/** A person's professional profile: what a matched employer may see without knowing the identity. */
export const candidateProfiles = pgTable(
  'candidate_profiles',
  {
    userId: personId().primaryKey(),
    /** Shown to employers until the person applies, e.g. 'RN 4821'. */
    pseudonym: text().notNull().unique(),
    position: text({ enum: POSITIONS }),
    /** The approved position while a new one is under review; else null. */
    approvedPosition: text({ enum: POSITIONS }),
    specialties: textList(),
    settings: textList(),
    skills: textList(),
    yearsExperience: numeric({ precision: 4, scale: 1, mode: 'number' }),
    headline: text(),
    about: text(),
    homeCity: text(),
    homeState: text(),
    homeZip: text(),
    homeLatitude: doublePrecision(),
    homeLongitude: doublePrecision(),
    timeZone: text().notNull().default('America/Chicago'),
    npi: text(),
    movedFromState: text(),
    movedOn: day(),
    graduatedOn: day(),
    licenseExpectedOn: day(),
    /** Date of the first licensing exam's result, passed or not; it ends a graduate's permission to work. */
    firstExamResultOn: day(),
    onboardingStep: text().notNull().default('about'),
    /** When the person first saw real jobs, for the claims meter. */
    firstJobsAt: at(),
    submittedAt: at(),
    approvedAt: at(),
    isDemo: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('candidate_profiles_position_known', t.position, POSITIONS),
    oneOf('candidate_profiles_approved_position_known', t.approvedPosition, POSITIONS),
    oneOf('candidate_profiles_state_known', t.homeState, US_STATES),
    eachOneOf('candidate_profiles_specialties_known', t.specialties, SPECIALTY_IDS),
    eachOneOf('candidate_profiles_settings_known', t.settings, FACILITY_TYPES),
    eachOneOf('candidate_profiles_skills_known', t.skills, SKILL_IDS),
    check('candidate_profiles_years_sane', sql`${t.yearsExperience} between 0 and 70`),
    index().on(t.position),
    // Finds the approved ones without scanning every sign-up when few are approved.
    index('candidate_profiles_approved')
      .on(t.approvedAt)
      .where(sql`approved_at is not null`),
    uniqueIndex('candidate_profiles_npi_once').on(t.npi),
  ],
);

/** Hidden from an employer until the person accepts an interview. `email` follows the account's. */
export const candidateContacts = pgTable('candidate_contacts', {
  userId: personId().primaryKey(),
  email: text().notNull(),
  phone: text(),
  updatedAt: updatedAt(),
});

/** For exclusion screening; hidden from an employer until an offer is accepted. */
export const candidatePrivate = pgTable('candidate_private', {
  userId: personId().primaryKey(),
  dateOfBirth: day(),
  formerNames: textList(),
  streetAddress: text(),
  updatedAt: updatedAt(),
});

/** Voluntary, for the fairness audit only: no employer, scorer or administrator can read a row. */
export const candidateDemographics = pgTable('candidate_demographics', {
  userId: personId().primaryKey(),
  sex: text({ enum: SEXES }),
  raceEthnicity: text({ enum: RACES }),
  updatedAt: updatedAt(),
});

export const candidatePreferences = pgTable(
  'candidate_preferences',
  {
    userId: personId().primaryKey(),
    payFloorCents: integer(),
    payTargetCents: integer(),
    shifts: textList(),
    shiftPatterns: textList(),
    employmentTypes: textList(),
    radiusMiles: integer(),
    willRelocate: boolean().notNull().default(false),
    relocateStates: textList(),
    earliestStart: day(),
    workAuthorized: boolean(),
    needsSponsorship: boolean().notNull().default(false),
    autoApply: boolean().notNull().default(false),
    autoApplyDailyCap: integer().notNull().default(3),
    autoApplyActiveCap: integer().notNull().default(10),
    autoApplyMinScore: integer().notNull().default(0),
    /** Set when an accepted offer paused automatic applications. */
    autoApplyPausedAt: at(),
    updatedAt: updatedAt(),
  },
  (t) => [
    eachOneOf('candidate_preferences_shifts_known', t.shifts, SHIFTS),
    eachOneOf('candidate_preferences_patterns_known', t.shiftPatterns, SHIFT_PATTERNS),
    eachOneOf('candidate_preferences_types_known', t.employmentTypes, EMPLOYMENT_TYPES),
    eachOneOf('candidate_preferences_states_known', t.relocateStates, US_STATES),
    check('candidate_preferences_pay_sane', sql`${t.payFloorCents} between 725 and 50000`),
    check(
      'candidate_preferences_target_sane',
      sql`${t.payTargetCents} >= ${t.payFloorCents} and ${t.payTargetCents} <= 50000`,
    ),
    check('candidate_preferences_radius_sane', sql`${t.radiusMiles} between 1 and 500`),
    check(
      'candidate_preferences_caps_sane',
      sql`${t.autoApplyDailyCap} between 1 and 10 and ${t.autoApplyActiveCap} between 1 and 30
        and ${t.autoApplyMinScore} between 0 and 100`,
    ),
  ],
);

/** Blocking an organization hides the person from every facility below its topmost parent. */
export const blockedOrganizations = pgTable(
  'blocked_organizations',
  {
    userId: personId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.organizationId] }), index().on(t.organizationId)],
);

export const COMPACT_STATUSES = ['single_state', 'multistate'] as const;
export const LICENSE_STATUSES = ['active', 'pending', 'inactive', 'encumbered', 'expired'] as const;

export const licenses = pgTable(
  'licenses',
  {
    id: id(),
    userId: personId(),
    licenseType: text({ enum: POSITIONS }).notNull(),
    state: text().notNull(),
    /** Null while the license is pending. */
    licenseNumber: text(),
    compactStatus: text({ enum: COMPACT_STATUSES }).notNull().default('single_state'),
    status: text({ enum: LICENSE_STATUSES }).notNull().default('active'),
    issuedOn: day(),
    expiresOn: day(),
    /** States where the privilege to practice under a multistate license was withdrawn. */
    withdrawnStates: textList(),
    ...factColumns,
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('licenses_type_known', t.licenseType, POSITIONS),
    oneOf('licenses_state_known', t.state, US_STATES),
    oneOf('licenses_compact_known', t.compactStatus, COMPACT_STATUSES),
    oneOf('licenses_status_known', t.status, LICENSE_STATUSES),
    index().on(t.userId),
    index('licenses_plain_number').on(t.state, plainNumber(sql.raw('license_number'))),
    index().on(t.expiresOn),
  ],
);

export const certifications = pgTable(
  'certifications',
  {
    id: id(),
    userId: personId(),
    kind: text({ enum: CERTIFICATION_IDS }).notNull(),
    issuer: text(),
    certificateNumber: text(),
    issuedOn: day(),
    expiresOn: day(),
    ...factColumns,
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [oneOf('certifications_kind_known', t.kind, CERTIFICATION_IDS), index().on(t.userId), index().on(t.expiresOn)],
);

export const workHistory = pgTable(
  'work_history',
  {
    id: id(),
    userId: personId(),
    employerName: text().notNull(),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'set null' }),
    facilityType: text({ enum: FACILITY_TYPES }).notNull(),
    city: text(),
    state: text(),
    title: text().notNull(),
    specialty: text({ enum: SPECIALTY_IDS }),
    startedOn: day().notNull(),
    /** Null for the current employer. */
    endedOn: day(),
    duties: text(),
    ...factColumns,
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('work_history_facility_known', t.facilityType, FACILITY_TYPES),
    oneOf('work_history_specialty_known', t.specialty, SPECIALTY_IDS),
    check('work_history_order', sql`${t.endedOn} >= ${t.startedOn}`),
    index().on(t.userId),
  ],
);

export const education = pgTable(
  'education',
  {
    id: id(),
    userId: personId(),
    school: text().notNull(),
    degree: text().notNull(),
    field: text(),
    graduatedOn: day(),
    ...factColumns,
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.userId)],
);

/** 'Other' at sign-up: a role the person asked the product to add. */
export const roleRequests = pgTable(
  'role_requests',
  {
    id: id(),
    userId: personId(),
    requestedRole: text().notNull(),
    /** The role regardless of case. A column, because row-level security prevents an index on `lower()` from being used. */
    roleKey: text().generatedAlwaysAs(sql`lower(requested_role)`),
    createdAt: createdAt(),
    /** Set when an administrator has closed the request, with the outcome. */
    closedAt: at(),
    closedBy: uuid(),
    closingNote: text(),
  },
  (t) => [
    index('role_requests_open')
      .on(t.createdAt, t.id)
      .where(sql`closed_at is null`),
    index('role_requests_closed')
      .on(t.closedAt, t.id)
      .where(sql`closed_at is not null`),
    index('role_requests_same').on(t.roleKey, t.id),
  ],
);
