import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import type { Parties } from '#domains/hiring/server/parties/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import { calendarFile, mailto, text, utc } from './ical.ts';
import type { Interview } from './interviews.repo.ts';

const MODE_WORDS = { video: 'Video interview', phone: 'Phone interview', in_person: 'Interview in person' } as const;

export interface CalendarEntry {
  /** Equal to the `method` of the MIME part that carries it (RFC 5546). */
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/**
 * The calendar entry of an interview (RFC 5545) for one recipient: its UID never changes, and every reschedule and
 * cancellation raises its SEQUENCE, so that a calendar replaces the entry instead of adding another. Times are in UTC,
 * which calendars show in the reader's zone; the description names the workplace's. `start` is the time to add or remove.
 */
export function calendarEntry(
  { env, clock }: Pick<Deps, 'env' | 'clock'>,
  { interview, job, organization }: Pick<Parties, 'job' | 'organization'> & { interview: Interview },
  { method, start, address }: { method: CalendarEntry['method']; start: Date; address: string },
): CalendarEntry {
  const isOff = method === 'CANCEL';
  const host = new URL(env.appUrl).hostname;
  const { place } = interview;
  const atWork = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: clockOf(job.zip),
  }).format(start);
  const attendee = { RSVP: 'TRUE', ROLE: 'REQ-PARTICIPANT', PARTSTAT: 'ACCEPTED' };
  const content = calendarFile(
    [
      { name: 'VERSION', value: '2.0' },
      { name: 'PRODID', value: 'tallgrass' },
      { name: 'CALSCALE', value: 'GREGORIAN' },
      { name: 'METHOD', value: method },
    ],
    [
      { name: 'UID', value: `${interview.id}@${host}` },
      { name: 'DTSTAMP', value: utc(clock.now()) },
      { name: 'SEQUENCE', value: String(interview.sequence) },
      { name: 'STATUS', value: isOff ? 'CANCELLED' : 'CONFIRMED' },
      { name: 'DTSTART', value: utc(start) },
      { name: 'DURATION', value: `PT${interview.durationMinutes}M` },
      { name: 'SUMMARY', value: text(`${MODE_WORDS[interview.mode]}: ${job.title}`) },
      {
        name: 'DESCRIPTION',
        value: text(`${organization.name}. ${atWork}. ${place ?? ''}`.trim()),
      },
      ...(place ? [{ name: 'LOCATION', value: text(place) }] : []),
      { name: 'ORGANIZER', value: mailto(`no-reply@${host}`), params: { CN: organization.name } },
      { name: 'ATTENDEE', value: mailto(address), params: attendee },
    ],
  );
  return { method, content };
}
