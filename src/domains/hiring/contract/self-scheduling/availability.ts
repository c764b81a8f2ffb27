import { z } from 'zod';
import { INTERVIEW_MODES } from '#domains/hiring/contract/interviews/interviews.ts';
import { contract } from '#platform/contract/contract.ts';
import { calendarDay, moment, optionalText } from '#platform/contract/common.ts';
import { timeZone } from '#platform/contract/form-pieces.ts';

/** The end of a day, as the end of a window. */
export const MIDNIGHT = '00:00';
/** How many days ahead a candidate sees open times. */
export const DAYS_AHEAD = 14;

/** Why a calendar could not be read. */
export const CALENDAR_FAULTS = [
  'refused_address',
  'unreachable',
  'timeout',
  'refused',
  'too_large',
  'not_a_calendar',
  'too_many_events',
] as const;
export type CalendarFault = (typeof CALENDAR_FAULTS)[number];

/** What a person reads about it, at the field of the link or beside a calendar that was connected. */
export const CALENDAR_FAULT_TEXTS: Readonly<Record<CalendarFault, string>> = {
  refused_address: 'This link leads into a private network. Enter a link that works from anywhere.',
  unreachable: 'We can’t reach this calendar. Check the link.',
  timeout: 'This calendar did not answer in time. Try again later.',
  refused: 'The calendar’s server refused the link. Copy it again from your calendar’s settings.',
  too_large: 'This calendar is larger than 5 MB. Share one with your appointments only.',
  not_a_calendar: 'This link shows no calendar. Copy the address in iCal format from your calendar’s settings.',
  too_many_events: 'This calendar has too many events to read. Share one with your appointments only.',
};

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time.');
const inOrder = ({ from, until }: { from: string; until: string }) => until === MIDNIGHT || from < until;
const LATE_END = { error: 'The end must be after the start. For midnight enter 12:00 AM.', path: ['until'] };

const weeklyWindow = z
  .strictObject({ weekday: z.int().min(1).max(7), from: clock, until: clock })
  .refine(inOrder, LATE_END);
export type WeeklyWindow = z.output<typeof weeklyWindow>;

/** A day that differs from the week: off, or with an extra window. */
const exception = z.strictObject({
  day: calendarDay.refine((day) => day <= '9999-12-31', 'Enter a full date.'),
  extra: z.strictObject({ from: clock, until: clock }).refine(inOrder, LATE_END).nullable(),
});
export type AvailabilityException = z.output<typeof exception>;

const minutes = (min: number, max: number) =>
  z.int('Enter a whole number.').min(min, `At least ${min} minutes.`).max(max, `At most ${max} minutes.`);

const place = { mode: z.enum(INTERVIEW_MODES), place: optionalText(300) };

const availability = z.strictObject({
  /** Off: colleagues cannot offer this person's times, and what was offered shows none. */
  isOn: z.boolean(),
  timeZone,
  windows: z.array(weeklyWindow).max(28, 'At most 28 windows a week.'),
  exceptions: z.array(exception).max(100, 'At most 100 days.'),
  durationMinutes: minutes(10, 480),
  bufferBeforeMinutes: minutes(0, 240),
  bufferAfterMinutes: minutes(0, 240),
  noticeHours: z.int('Enter a whole number.').min(0, '0 or more.').max(336, 'At most 336 hours.'),
  dailyMax: z.int('Enter a whole number.').min(1, 'At least 1.').max(50, 'At most 50.'),
  ...place,
});
export type Availability = z.output<typeof availability>;

/** Where an interview takes place must be known, except for a video room that is made with the booking. */
export const placeFault = (
  { mode, place: where }: Pick<Availability, 'mode' | 'place'>,
  hasVideoRooms: boolean,
): string | null => {
  if (where) return null;
  if (mode === 'phone') return 'Enter the number to call.';
  if (mode === 'in_person') return 'Enter the address.';
  return hasVideoRooms ? null : 'Enter your video link.';
};

const myAvailability = z.object({
  /** Null until it is set. */
  availability: availability.nullable(),
  /** The time zone of the member's facility, with which a new availability begins. */
  facilityZone: timeZone,
  /** Whether the server makes a video room for each interview. */
  hasVideoRooms: z.boolean(),
  /** The connected calendar; its link is never shown again. */
  calendar: z.object({ fault: z.enum(CALENDAR_FAULTS).nullable(), readAt: moment.nullable() }).nullable(),
  /** What a candidate would see now. */
  open: z.object({ count: z.int(), first: moment.nullable() }),
});
export type MyAvailability = z.output<typeof myAvailability>;

const path = '/api/employer/availability';

export const getAvailability = contract({
  method: 'get',
  path,
  summary: 'When I can interview',
  response: myAvailability,
});

export const saveAvailability = contract({
  method: 'put',
  path,
  summary: 'Set when I can interview; bookings stay as they are',
  body: availability,
  response: myAvailability,
});

export const connectCalendar = contract({
  method: 'put',
  path: `${path}/calendar`,
  summary: 'Connect a calendar by its secret link (ICS): what it says is busy is not open for booking',
  body: z.strictObject({
    url: z
      .string()
      .trim()
      .max(2000, 'At most 2000 characters.')
      .refine(
        (url) => /^(https?|webcals?):\/\//i.test(url) && URL.canParse(url),
        'Enter a link that begins with https.',
      ),
  }),
  response: myAvailability,
});

export const disconnectCalendar = contract({
  method: 'delete',
  path: `${path}/calendar`,
  summary: 'Forget my calendar, its link and its busy times',
  response: myAvailability,
});

export const availabilityContracts = [getAvailability, saveAvailability, connectCalendar, disconnectCalendar] as const;
