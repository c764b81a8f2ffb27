import { wrongState } from '#platform/server/errors.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { bookableMembers, bookingOf } from './interviewers.repo.ts';

export type Booking = NonNullable<Awaited<ReturnType<typeof bookingOf>>>;

/**
 * Whom an interview can be booked with now: a member who left the team or stopped taking bookings no longer counts. Of a
 * panel that is not complete any more, nothing can be booked. Runs as the service, after the reader's side was checked.
 */
export async function requireBooking(tx: Tx, interviewId: string): Promise<Booking> {
  const booking = await bookingOf(tx, interviewId);
  if (!booking) throw wrongState('The times of this interview are proposed by hand.', 'by_hand');
  const able = new Set((await bookableMembers(tx, booking.organizationId)).map(({ userId }) => userId));
  const interviewerIds = booking.interviewerIds.filter((id) => able.has(id));
  const isComplete = booking.rule === 'any' || interviewerIds.length === booking.interviewerIds.length;
  return { ...booking, interviewerIds: isComplete ? interviewerIds : [] };
}
