import { createEvent, type EventAttributes } from 'ics';
import { user, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, notFound, wrongState } from '#server/platform/errors.ts';
import { readForInvitation } from './interviews.repo.ts';

const MODE_WORDS = { video: 'Video interview', phone: 'Phone interview', in_person: 'Interview in person' } as const;

export interface Invitation {
  /** Equal to the `method` of the MIME part that carries it (RFC 5546). */
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/**
 * The calendar entry of an interview (RFC 5545): a UID that never changes and a SEQUENCE that every reschedule and
 * cancellation raises, so that a calendar replaces the entry instead of adding another. Times are UTC instants, which
 * calendars show in the reader's zone.
 */
export async function findInvitation(deps: Deps, tx: Tx, interviewId: string): Promise<Invitation | null> {
  const row = await readForInvitation(tx, interviewId);
  if (!row) throw notFound('interview');
  const { interview, job, organization } = row;
  const isOff = interview.status === 'cancelled' || interview.status === 'declined';
  const start = interview.startsAt;
  if (!start) return null;
  const host = new URL(deps.env.appUrl).hostname;
  const event: EventAttributes = {
    uid: `${interview.id}@${host}`,
    sequence: interview.sequence,
    method: isOff ? 'CANCEL' : 'REQUEST',
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
    attendees: [
      { name: 'Candidate', email: `no-reply@${host}`, rsvp: true, role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED' },
    ],
  };
  const { error, value } = createEvent(event);
  if (!value)
    throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', {
      logDetail: error?.message ?? 'no calendar',
    });
  return { method: isOff ? 'CANCEL' : 'REQUEST', content: value };
}

export const downloadInvitation = (deps: Deps, userId: string, interviewId: string): Promise<Invitation> =>
  deps.db.as(user(userId), async (tx) => {
    const invitation = await findInvitation(deps, tx, interviewId);
    if (!invitation) throw wrongState('There is a calendar entry once a time is confirmed.', 'proposed');
    return invitation;
  });

const utcParts = (at: Date): [number, number, number, number, number] => [
  at.getUTCFullYear(),
  at.getUTCMonth() + 1,
  at.getUTCDate(),
  at.getUTCHours(),
  at.getUTCMinutes(),
];
