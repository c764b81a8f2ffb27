import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { interviewMachine } from '#domains/hiring/contract/interviews/interview-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { at, columnsWithout, createdAt, id, oneOf, orFirst, updatedAt } from '#platform/db/columns.ts';
import { ofApplication } from '../applications/applications.ts';

const INTERVIEW_STATES = statesOf(interviewMachine);
const BOOKING_RULES = ['all', 'any'] as const;

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

/** The columns for both sides; only the employer sees the outcome. */
export const openInterview = columnsWithout(interviews, 'outcome', 'outcomeNote', 'createdBy', 'interviewerIds');
