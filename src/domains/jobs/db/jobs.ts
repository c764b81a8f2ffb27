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
  uuid,
} from 'drizzle-orm/pg-core';
import { jobMachine } from '#domains/jobs/contract/job-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import {
  CERTIFICATION_IDS,
  EMPLOYMENT_TYPES,
  JOB_STATES,
  PAY_UNITS,
  POSITIONS,
  SHIFTS,
  SHIFT_PATTERNS,
  SKILL_IDS,
  SPECIALTY_IDS,
  US_STATES,
} from '#kernel/vocabulary.ts';
import { at, createdAt, day, eachOneOf, id, oneOf, textList, updatedAt } from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';

const STATUSES = statesOf(jobMachine);

/** A draft needs only a title; in every other status the check `jobs_complete` requires a complete posting. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id),
    slug: text().notNull().unique(),
    externalRequisitionId: text(),
    status: text({ enum: STATUSES }).notNull().default('draft'),
    title: text().notNull(),
    position: text({ enum: POSITIONS }),
    specialty: text({ enum: SPECIALTY_IDS }),
    zip: text(),
    city: text(),
    state: text({ enum: JOB_STATES }),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    openings: integer().notNull().default(1),
    employmentType: text({ enum: EMPLOYMENT_TYPES }),
    shift: text({ enum: SHIFTS }),
    shiftPattern: text({ enum: SHIFT_PATTERNS }),
    /** Null: those of the pattern. */
    weeklyHours: numeric({ precision: 3, scale: 1, mode: 'number' }),
    /** An hour, whatever the unit. */
    payMinCents: integer(),
    payMaxCents: integer(),
    payUnit: text({ enum: PAY_UNITS }).notNull().default('hour'),
    /** What the employer typed, in the unit; null for hourly pay, which is stored once. */
    statedMinCents: integer(),
    statedMaxCents: integer(),
    nightDifferentialCents: integer().notNull().default(0),
    weekendDifferentialCents: integer().notNull().default(0),
    callRateCents: integer().notNull().default(0),
    signOnBonusCents: integer().notNull().default(0),
    signOnBonusTerms: text(),
    workAuthorizationRequired: boolean().notNull().default(true),
    sponsorshipAvailable: boolean().notNull().default(false),
    licenseStates: textList(),
    requiredCertifications: textList(),
    preferredCertifications: textList(),
    /** Requirements that the organization and its ancestors add to the position's; triggers keep them (`added_requirements`). */
    addedRequirements: textList(),
    minimumYears: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull().default(0),
    skills: textList(),
    description: text(),
    startDate: day(),
    validThrough: day(),
    isPublic: boolean().notNull().default(false),
    responseDueHours: integer().notNull().default(8),
    version: integer().notNull().default(1),
    publishedAt: at(),
    statusChangedAt: createdAt(),
    createdBy: uuid(),
    isDemo: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('jobs_status_known', t.status, STATUSES),
    oneOf('jobs_position_known', t.position, POSITIONS),
    oneOf('jobs_specialty_known', t.specialty, SPECIALTY_IDS),
    oneOf('jobs_state_known', t.state, JOB_STATES),
    oneOf('jobs_employment_known', t.employmentType, EMPLOYMENT_TYPES),
    oneOf('jobs_shift_known', t.shift, SHIFTS),
    oneOf('jobs_pattern_known', t.shiftPattern, SHIFT_PATTERNS),
    oneOf('jobs_pay_unit_known', t.payUnit, PAY_UNITS),
    check('jobs_stated_pay', sql`${t.payUnit} <> 'hour' or num_nonnulls(${t.statedMinCents}, ${t.statedMaxCents}) = 0`),
    check('jobs_stated_order', sql`${t.statedMaxCents} >= ${t.statedMinCents}`),
    check('jobs_weekly_hours_sane', sql`${t.weeklyHours} between 1 and 80`),
    eachOneOf('jobs_license_states_known', t.licenseStates, US_STATES),
    eachOneOf('jobs_required_known', t.requiredCertifications, CERTIFICATION_IDS),
    eachOneOf('jobs_preferred_known', t.preferredCertifications, CERTIFICATION_IDS),
    eachOneOf('jobs_skills_known', t.skills, SKILL_IDS),
    check('jobs_pay_order', sql`${t.payMaxCents} >= ${t.payMinCents}`),
    check('jobs_openings_sane', sql`${t.openings} between 1 and 200`),
    check(
      'jobs_complete',
      sql`${t.status} = 'draft' or num_nulls(${t.position}, ${t.zip}, ${t.city}, ${t.state}, ${t.latitude}, ${t.longitude}, ${t.employmentType}, ${t.shift}, ${t.shiftPattern}, ${t.payMinCents}, ${t.payMaxCents}, ${t.description}, ${t.startDate}, ${t.validThrough}) = 0 or ${t.status} = 'closed'`,
    ),
    index().on(t.organizationId, t.status),
    index().on(t.status, t.position, t.state, t.publishedAt),
    index().on(t.status, t.createdAt, t.id),
    index('jobs_title_trigrams').using('gin', t.title.op('gin_trgm_ops')),
    index()
      .on(t.validThrough)
      .where(sql`status in ('published', 'paused')`),
  ],
);

/** What a job shows in a candidate's lists. */
export const jobCard = {
  id: jobs.id,
  organizationId: jobs.organizationId,
  status: jobs.status,
  title: jobs.title,
  position: jobs.position,
  city: jobs.city,
  state: jobs.state,
  employmentType: jobs.employmentType,
  shift: jobs.shift,
  shiftPattern: jobs.shiftPattern,
  weeklyHours: jobs.weeklyHours,
  payMinCents: jobs.payMinCents,
  payMaxCents: jobs.payMaxCents,
  payUnit: jobs.payUnit,
  statedMinCents: jobs.statedMinCents,
  statedMaxCents: jobs.statedMaxCents,
  nightDifferentialCents: jobs.nightDifferentialCents,
  weekendDifferentialCents: jobs.weekendDifferentialCents,
  signOnBonusCents: jobs.signOnBonusCents,
  startDate: jobs.startDate,
  validThrough: jobs.validThrough,
};

/** The units that a job belongs to. */
export const jobUnits = pgTable(
  'job_units',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    unitId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.unitId] }), index().on(t.unitId)],
);

/** The hiring managers of a job: they see and decide on its people. */
export const jobManagers = pgTable(
  'job_managers',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.userId] }), index().on(t.userId)],
);
