import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { applicationMachine } from '#domains/hiring/contract/applications/application-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { TIMELINE_KINDS } from '#domains/hiring/contract/applications/applications.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { at, createdAt, id, oneOf, updatedAt } from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { matches } from '#domains/matching/db/matching.ts';

const STAGES = statesOf(applicationMachine);

/** One row per candidate and job, from 'matched' to its end. The organization is the job's, copied for policies and indexes. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id),
    organizationId: uuid().notNull(),
    candidateId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    matchId: uuid().references(() => matches.id, { onDelete: 'set null' }),
    stage: text({ enum: STAGES }).notNull().default('matched'),
    source: text({ enum: ['auto', 'manual'] }),
    /** The consent that the application was made under. */
    consentId: uuid(),
    appliedAt: at(),
    responseDueAt: at(),
    firstResponseAt: at(),
    /** Declined by the employer although no member had opened it: that is no response. */
    declinedUnopened: boolean().notNull().default(false),
    /** Set when the candidate accepted an interview or shared contact directly. */
    contactSharedAt: at(),
    declineReason: text(),
    withdrawReason: text(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('applications_pair').on(t.jobId, t.candidateId),
    // Target of the foreign keys of interviews and offers.
    unique('applications_id_organization').on(t.id, t.organizationId),
    oneOf('applications_stage_known', t.stage, STAGES),
    index().on(t.candidateId, t.stage, t.updatedAt),
    index().on(t.organizationId, t.stage),
    // Includes the candidate: the employer's policy checks each row of a job that thousands applied to.
    index().on(t.jobId, t.stage, t.candidateId),
    index().on(t.stage, t.updatedAt, t.id),
    index()
      .on(t.responseDueAt)
      .where(sql`stage = 'applied' and first_response_at is null`),
    index('applications_due').on(t.responseDueAt, t.id),
    // The newest matches of an organization, on Today.
    index('applications_new_matches')
      .on(t.organizationId, t.createdAt)
      .where(sql`stage = 'matched'`),
    index('applications_responses')
      .on(t.organizationId, t.firstResponseAt.desc(), t.id)
      .where(sql`first_response_at is not null`),
  ],
);

/**
 * What was sent, why and when, shown to the candidate as it was then. It has a table of its own because its reasons name
 * distance and pay, and employers read applications.
 */
export const applicationReceipts = pgTable('application_receipts', {
  applicationId: uuid()
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  receipt: jsonb().notNull(),
});

/** The timeline, append-only. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: id(),
    /** Orders events with the same time. */
    seq: bigserial({ mode: 'number' }).notNull(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text({ enum: TIMELINE_KINDS }).notNull(),
    fromStage: text({ enum: STAGES }),
    toStage: text({ enum: STAGES }),
    actor: text({ enum: ['candidate', 'employer', 'admin', 'system'] }).notNull(),
    actorId: uuid(),
    detail: jsonb().notNull().default({}),
    /** For a hire: the job's position and ZIP code at the time, which hires are counted by. Set by a trigger. */
    position: text({ enum: POSITIONS }),
    zip: text(),
    at: createdAt(),
  },
  (t) => [
    index().on(t.applicationId, t.at),
    index('application_events_hires')
      .on(t.at, t.id)
      .where(sql`to_stage = 'hired'`),
    index('application_events_hires_position')
      .on(t.position, t.at, t.id)
      .where(sql`to_stage = 'hired'`),
    index('application_events_hires_zip')
      .on(t.zip, t.at, t.id)
      .where(sql`to_stage = 'hired'`),
  ],
);

/** The foreign key of what belongs to an application. The organization follows the application's when a facility joins a system. */
export const ofApplication = (name: string, t: { applicationId: AnyPgColumn; organizationId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [t.applicationId, t.organizationId],
    foreignColumns: [applications.id, applications.organizationId],
  })
    .onDelete('cascade')
    .onUpdate('cascade');
