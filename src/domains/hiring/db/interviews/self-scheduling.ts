import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import {
  CALENDAR_FAULTS,
  type AvailabilityException,
  type WeeklyWindow,
} from '#domains/hiring/contract/self-scheduling/availability.ts';
import { at, oneOf, updatedAt } from '#platform/db/columns.ts';
import { interviews } from './interviews.ts';

/** When a member of a hiring team can interview: set once, used by every job. */
export const interviewerAvailability = pgTable('interviewer_availability', {
  userId: uuid()
    .primaryKey()
    .references(() => profiles.userId, { onDelete: 'cascade' }),
  isOn: boolean().notNull(),
  timeZone: text().notNull(),
  windows: jsonb().$type<WeeklyWindow[]>().notNull(),
  exceptions: jsonb().$type<AvailabilityException[]>().notNull(),
  durationMinutes: integer().notNull(),
  bufferBeforeMinutes: integer().notNull(),
  bufferAfterMinutes: integer().notNull(),
  noticeHours: integer().notNull(),
  dailyMax: integer().notNull(),
  mode: text({ enum: ['video', 'phone', 'in_person'] }).notNull(),
  place: text(),
  updatedAt: updatedAt(),
});

/**
 * The time that a booked interview takes from an interviewer, with its buffers. Two of one interviewer never overlap: an
 * exclusion constraint, which Drizzle cannot express, is in the migration. A trigger deletes the rows of an interview that
 * is moved or canceled.
 */
export const interviewBookings = pgTable(
  'interview_bookings',
  {
    interviewId: uuid()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    startsAt: at().notNull(),
    busyFrom: at().notNull(),
    busyUntil: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.interviewId, t.userId] }),
    check('interview_bookings_in_order', sql`${t.busyFrom} <= ${t.startsAt} and ${t.startsAt} < ${t.busyUntil}`),
    index().on(t.userId, t.busyUntil),
  ],
);

/**
 * A calendar of an interviewer that says when they are busy. Its link opens the whole calendar, so it is sealed and no
 * one reads it again; only the server reads this table.
 */
export const interviewerCalendars = pgTable(
  'interviewer_calendars',
  {
    userId: uuid()
      .primaryKey()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    urlSealed: text().notNull(),
    /** Why the last reading failed; null when it did not. What was read before still counts. */
    fault: text({ enum: CALENDAR_FAULTS }),
    /** Start and end of each busy time, in milliseconds since 1970. */
    busy: jsonb().$type<[number, number][]>().notNull().default([]),
    readAt: at(),
    triedAt: at(),
  },
  (t) => [oneOf('interviewer_calendars_fault_known', t.fault, CALENDAR_FAULTS), index().on(t.triedAt)],
);
