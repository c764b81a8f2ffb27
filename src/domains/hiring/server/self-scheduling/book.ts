import { requireNoHold, shareContact } from '#domains/hiring/server/applications/index.ts';
import {
  eventOf,
  interviewViewOf,
  lockForSide,
  moveInterview,
  readInterview,
  requireAhead,
  requireMove,
  type InterviewInHand,
} from '#domains/hiring/server/interviews/index.ts';
import { interviewBooked } from '#domains/hiring/contract/interviews/interview-events.ts';
import type { InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';
import { TAKEN } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import { sqlStateOf } from '#platform/server/database/sql-state.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { requireBooking, type Booking } from './booking.ts';
import { bookingOf, insertBookings, lockInterviewers, readInterviewers, savePlace } from './interviewers.repo.ts';
import { refreshCalendars } from './calendars/sync-calendars.ts';
import { freeFor, type Interviewer } from './open-times.ts';

const MINUTE_MS = 60_000;
const EXCLUSION_VIOLATION = '23P01';

const taken = () => wrongState('This time was just taken. Please choose another.', TAKEN);

interface Wish {
  startsAt: string;
  reason: string | null;
}

/**
 * The candidate books an open time, or moves the booked interview to one; the employer then sees email and phone. Asking
 * for the time that is already booked changes nothing, so a repeated request is safe. Of two people who reach for one
 * time, one gets it.
 */
export const book = async (deps: Deps, userId: string, interviewId: string, wish: Wish): Promise<InterviewView> => {
  // The network is asked before the transaction, which would otherwise hold its locks meanwhile.
  await refreshCalendars(deps, await interviewersOf(deps, userId, interviewId));
  return bookNow(deps, userId, interviewId, wish);
};

const interviewersOf = (deps: Deps, userId: string, interviewId: string): Promise<string[]> =>
  deps.db.as(user(userId), async (tx) => {
    await readInterview(tx, interviewId);
    return elevate(tx, async () => (await bookingOf(tx, interviewId))?.interviewerIds ?? []);
  });

const bookNow = (deps: Deps, userId: string, interviewId: string, { startsAt, reason }: Wish): Promise<InterviewView> =>
  deps.db
    .as(user(userId), async (tx) => {
      const now = deps.clock.now();
      const start = new Date(startsAt);
      const inHand = await lockForSide(tx, userId, interviewId);
      const { interview, application } = inHand;
      if (inHand.side !== 'candidate') throw new AppError('FORBIDDEN', 'Only the candidate books a time.');
      const booking = await elevate(tx, () => requireBooking(tx, interviewId));
      if (interview.status === 'confirmed' && interview.startsAt) {
        if (interview.startsAt.getTime() === start.getTime()) return interviewViewOf(tx, interviewId);
      }
      requireAhead(inHand, now);
      await requireNoHold(tx, application);
      const movedFrom = interview.startsAt;
      const booked = await confirm(tx, inHand, { start, reason, now });
      await elevate(tx, () => takeTime(deps, tx, booked, booking, { start, now }));
      if (!application.contactSharedAt) await shareContact(tx, application.id, now);
      await publish(deps, tx, interviewBooked, {
        ...eventOf(inHand),
        startsAt: start.toISOString(),
        movedFrom: movedFrom?.toISOString() ?? null,
      });
      return interviewViewOf(tx, interviewId);
    })
    .catch((error: unknown) => {
      throw sqlStateOf(error) === EXCLUSION_VIOLATION ? taken() : error;
    });

/** A booked interview goes through `rescheduled`, which frees its old time; a trigger deletes the bookings. */
async function confirm(
  tx: Tx,
  inHand: InterviewInHand,
  { start, reason, now }: { start: Date; reason: string | null; now: Date },
): Promise<InterviewInHand> {
  const { interview } = inHand;
  const freed =
    interview.status === 'confirmed'
      ? await moveInterview(tx, inHand, 'rescheduled', { startsAt: null, awaiting: 'candidate' }, now)
      : interview;
  const free = { ...inHand, interview: freed };
  requireMove(free, 'confirmed');
  const changes = {
    startsAt: start,
    awaiting: null,
    sequence: interview.sequence + 1,
    ...(reason ? { message: reason } : {}),
  };
  return { ...inHand, interview: await moveInterview(tx, free, 'confirmed', changes, now) };
}

/** Writes the time into the calendars of the interviewers who are free for it. */
async function takeTime(
  deps: Deps,
  tx: Tx,
  { interview }: InterviewInHand,
  { rule, interviewerIds, durationMinutes }: Booking,
  { start, now }: { start: Date; now: Date },
): Promise<void> {
  await lockInterviewers(tx, interviewerIds);
  const interviewers = await readInterviewers(tx, interviewerIds, { now, except: interview.id });
  const isComplete = rule === 'any' || interviewers.length === interviewerIds.length;
  const free = isComplete ? freeFor(interviewers, { rule, durationMinutes, now }, start.getTime()) : [];
  const chosen = rule === 'all' ? interviewers : leastBooked(interviewers, free);
  const lead = chosen.find(({ userId }) => userId === interviewerIds[0]) ?? chosen[0];
  if (!lead || free.length === 0) throw taken();
  await insertBookings(
    tx,
    chosen.map(({ userId, availability: { bufferBeforeMinutes, bufferAfterMinutes } }) => ({
      interviewId: interview.id,
      userId,
      startsAt: start,
      busyFrom: new Date(start.getTime() - bufferBeforeMinutes * MINUTE_MS),
      busyUntil: new Date(start.getTime() + (durationMinutes + bufferAfterMinutes) * MINUTE_MS),
    })),
  );
  const { mode, place } = lead.availability;
  const room = mode === 'video' ? deps.env.videoUrlTemplate?.replaceAll('{id}', interview.id) : null;
  await savePlace(tx, interview.id, { mode, place: place ?? room ?? null });
}

/** Of several who are free, the one with the fewest interviews ahead. */
function leastBooked(interviewers: readonly Interviewer[], free: readonly string[]): Interviewer[] {
  const able = interviewers.filter(({ userId }) => free.includes(userId));
  return able.sort((a, b) => a.booked.length - b.booked.length).slice(0, 1);
}
