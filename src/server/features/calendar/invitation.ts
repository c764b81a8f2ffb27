import { createEvent, type EventAttributes } from 'ics';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { InterviewFacts } from './calendar.repo.ts';

const MODE_WORDS = { video: 'Video interview', phone: 'Phone interview', in_person: 'Interview in person' } as const;

export interface Invitation {
  /** Equal to the `method` of the MIME part that carries it (RFC 5546). */
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/**
 * The calendar entry of an interview (RFC 5545) for the one person whose address stands in it: a UID that never changes
 * and a SEQUENCE that every reschedule and cancellation raises, so that a calendar replaces the entry instead of adding
 * another. Times are UTC instants, which calendars show in the reader's zone. `start` is the time that it puts in or
 * takes out.
 */
export function invitationFor(
  deps: Pick<Deps, 'env'>,
  { interview, job, organization }: Pick<InterviewFacts, 'interview' | 'job' | 'organization'>,
  { method, start, address }: { method: Invitation['method']; start: Date; address: string },
): Invitation {
  const isOff = method === 'CANCEL';
  const host = new URL(deps.env.appUrl).hostname;
  const event: EventAttributes = {
    uid: `${interview.id}@${host}`,
    sequence: interview.sequence,
    method,
    status: isOff ? 'CANCELLED' : 'CONFIRMED',
    productId: 'tallgrass',
    start: utcParts(start),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: interview.durationMinutes },
    title: `${MODE_WORDS[interview.mode]}: ${job.title}`,
    description: `${organization.name}. ${interview.place ?? ''}`.trim(),
    ...(interview.place ? { location: interview.place } : {}),
    organizer: { name: organization.name, email: `no-reply@${host}` },
    attendees: [{ email: address, rsvp: true, role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED' }],
  };
  const { error, value } = createEvent(event);
  if (!value)
    throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', {
      logDetail: error?.message ?? 'no calendar',
    });
  return { method, content: value };
}

const utcParts = (at: Date): [number, number, number, number, number] => [
  at.getUTCFullYear(),
  at.getUTCMonth() + 1,
  at.getUTCDate(),
  at.getUTCHours(),
  at.getUTCMinutes(),
];
