import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
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
import { interviewMachine } from '#domains/hiring/contract/interviews/interview-states.ts';
import { offerMachine } from '#domains/hiring/contract/offers/offer-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { TIMELINE_KINDS } from '#domains/hiring/contract/applications/applications.ts';
import { EMPLOYMENT_TYPES, PAY_UNITS, POSITIONS, SHIFTS, SHIFT_PATTERNS } from '#kernel/vocabulary.ts';
import { at, columnsWithout, createdAt, day, id, oneOf, orFirst, updatedAt } from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { matches } from '#domains/matching/db/matching.ts';

const STAGES = statesOf(applicationMachine);
const INTERVIEW_STATES = statesOf(interviewMachine);
const BOOKING_RULES = ['all', 'any'] as const;
const OFFER_STATES = statesOf(offerMachine);

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

const ofApplication = (name: string, t: { applicationId: AnyPgColumn; organizationId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [t.applicationId, t.organizationId],
    foreignColumns: [applications.id, applications.organizationId],
  })
    .onDelete('cascade')
    .onUpdate('cascade');

export const interviews = pgTable(
  'interviews',
  {
    id: id(),
    applicationId: uuid().notNull(),
    /** The application's organization, for indexes; the foreign key covers both columns. */
    organizationId: uuid().notNull(),
    status: text({ enum: INTERVIEW_STATES }).notNull().default('proposed'),
    mode: text({ enum: ['video', 'phone', 'in_person'] }).notNull(),
    place: text(),
    timeZone: text().notNull(),
    durationMinutes: integer().notNull().default(30),
    /** Who can be booked and by which rule, where the candidate books an open time; null where times are typed. */
    interviewerIds: uuid().array(),
    bookingRule: text({ enum: BOOKING_RULES }),
    message: text(),
    startsAt: at(),
    /** Increases with every reschedule and cancellation; the calendar UID stays the same. */
    sequence: integer().notNull().default(0),
    /** The side that has to answer proposed times. */
    awaiting: text({ enum: ['candidate', 'employer'] }),
    outcome: text({ enum: ['advance', 'decline', 'undecided'] }),
    outcomeNote: text(),
    cancelReason: text(),
    createdBy: uuid().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('interviews_status_known', t.status, INTERVIEW_STATES),
    oneOf('interviews_booking_rule_known', t.bookingRule, BOOKING_RULES),
    ofApplication('interviews_application', t),
    check('interviews_duration_sane', sql`${t.durationMinutes} between 10 and 480`),
    index().on(t.applicationId),
    index()
      .on(t.startsAt)
      .where(sql`status = 'confirmed'`),
    // Those that are over, on Today.
    index('interviews_confirmed_of_organization')
      .on(t.organizationId, t.startsAt, t.id)
      .where(sql`status = 'confirmed'`),
    // What a member proposed by hand takes time in their own calendar.
    index('interviews_typed_by')
      .on(t.createdBy)
      .where(sql`booking_rule is null and status in ('proposed', 'rescheduled', 'confirmed')`),
    index('interviews_of_member').using('gin', t.interviewerIds),
    index('interviews_times_to_choose')
      .on(t.organizationId, t.updatedAt, t.id)
      .where(sql`status = 'rescheduled' and awaiting = 'employer'`),
    index('interviews_of_organization').on(t.organizationId, orFirst(t.startsAt), t.id),
    index('interviews_open_of_organization')
      .on(t.organizationId, orFirst(t.startsAt), t.id)
      .where(sql`status in ('proposed', 'rescheduled', 'confirmed')`),
  ],
);

/** Proposed times; each counter-proposal is a new round. */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: id(),
    interviewId: uuid()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    round: integer().notNull().default(1),
    startsAt: at().notNull(),
    proposedBy: text({ enum: ['candidate', 'employer'] }).notNull(),
    isChosen: boolean().notNull().default(false),
  },
  (t) => [index().on(t.interviewId, t.round)],
);

export const offers = pgTable(
  'offers',
  {
    id: id(),
    applicationId: uuid().notNull(),
    /** The application's organization, for indexes; the foreign key covers both columns. */
    organizationId: uuid().notNull(),
    status: text({ enum: OFFER_STATES }).notNull().default('draft'),
    /** The job's, when the offer was written. */
    payUnit: text({ enum: PAY_UNITS }).notNull().default('hour'),
    /** In the unit. Null in a draft that is not finished, like the first day. */
    payCents: integer(),
    /** The posting's hourly differential for this shift when the offer was sent. */
    differentialCents: integer().notNull().default(0),
    /** Why it pays less than the posting or the minimum wage; null when it does not. */
    payReason: text(),
    employmentType: text({ enum: EMPLOYMENT_TYPES }).notNull(),
    shift: text({ enum: SHIFTS }).notNull(),
    shiftPattern: text({ enum: SHIFT_PATTERNS }).notNull(),
    startDate: day(),
    signOnBonusCents: integer().notNull().default(0),
    signOnBonusTerms: text(),
    unitName: text(),
    benefits: text(),
    contingencies: text(),
    message: text(),
    expiresAt: at().notNull(),
    /** The offer that it takes the place of, in answer to a counteroffer. */
    replacesId: uuid(),
    /** Who sent it; until then, who wrote it. */
    sentBy: uuid().notNull(),
    /** When it was sent; until then, when it was begun. */
    sentAt: createdAt(),
    decidedAt: at(),
    decisionReason: text(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('offers_status_known', t.status, OFFER_STATES),
    oneOf('offers_pay_unit_known', t.payUnit, PAY_UNITS),
    check(
      'offers_complete',
      sql`status in ('draft', 'discarded') or (${t.payCents} is not null and ${t.startDate} is not null)`,
    ),
    ofApplication('offers_application', t),
    uniqueIndex('offers_one_prepared')
      .on(t.applicationId)
      .where(sql`status in ('draft', 'in_approval', 'approved')`),
    uniqueIndex('offers_one_open')
      .on(t.applicationId)
      .where(sql`status in ('sent', 'countered')`),
    index().on(t.applicationId),
    index()
      .on(t.expiresAt)
      .where(sql`status = 'sent'`),
    index().on(t.organizationId, t.sentAt, t.id),
  ],
);

/** The columns for both sides; only the employer sees the outcome. */
export const openInterview = columnsWithout(interviews, 'outcome', 'outcomeNote', 'createdBy', 'interviewerIds');
