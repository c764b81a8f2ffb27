import type { z } from 'zod';
import { requireNoHold, shareContact } from '#domains/hiring/server/applications/index.ts';
import { otherSide } from '#domains/hiring/server/parties/index.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { interviewBooked, interviewMoved } from '#domains/hiring/contract/interviews/interview-events.ts';
import type { InterviewView, proposeInterview } from '#domains/hiring/contract/interviews/interviews.ts';
import { chooseSlot, findSlot, latestRound, putSlots, viewOf } from './interviews.repo.ts';
import { eventOf, lockForSide, moveInterview, requireAhead, requireMove } from './move-interview.ts';
import { startInterview } from './start-interview.ts';

type Proposal = z.output<(typeof proposeInterview)['body']>;

function timesOf(slots: readonly string[], now: Date): Date[] {
  const times = slots.map((slot) => new Date(slot));
  if (times.some((time) => time <= now)) throw invalidField('slots', 'Every time must be in the future.');
  return times;
}

/** The employer proposes times. */
export const propose = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { slots, ...details }: Proposal,
): Promise<InterviewView> =>
  deps.db.as(user(userId), (tx) =>
    startInterview(deps, tx, userId, applicationId, details, timesOf(slots, deps.clock.now())),
  );

/**
 * Accepts one of the other side's times. When the candidate accepts, the employer gets their email and phone from here
 * on.
 */
export const accept = (deps: Deps, userId: string, interviewId: string, slotId: string): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const inHand = await lockForSide(tx, userId, interviewId);
    const { interview, application, side } = inHand;
    requireMove(inHand, 'confirmed');
    if (interview.awaiting !== side) throw wrongState('It is the other side’s turn to answer.', interview.status);
    if (side === 'candidate') await requireNoHold(tx, application);
    const slot = await findSlot(tx, interviewId, slotId);
    if (!slot || slot.proposedBy === side || slot.round !== (await latestRound(tx, interviewId)))
      throw notFound('time');
    if (slot.startsAt <= now) throw invalidField('slotId', 'This time has passed. Please propose another.');
    const changes = { startsAt: slot.startsAt, awaiting: null, sequence: interview.sequence + 1 };
    await moveInterview(tx, inHand, 'confirmed', changes, now);
    await chooseSlot(tx, slot.id);
    if (side === 'candidate' && !application.contactSharedAt) await shareContact(tx, application.id, now);
    await publish(deps, tx, interviewBooked, { ...eventOf(inHand), startsAt: slot.startsAt.toISOString() });
    return viewOf(tx, interviewId);
  });

/** Proposes other times, before or after one was booked; the earlier ones no longer count. */
export const counter = (
  deps: Deps,
  userId: string,
  interviewId: string,
  { slots, message }: { slots: string[]; message: string | null },
): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const times = timesOf(slots, now);
    const inHand = await lockForSide(tx, userId, interviewId);
    const { interview, application, side } = inHand;
    requireMove(inHand, 'rescheduled');
    requireAhead(inHand, now);
    if (side === 'candidate') await requireNoHold(tx, application);
    const awaiting = otherSide(side);
    const round = (await latestRound(tx, interviewId)) + 1;
    const changes = {
      awaiting,
      startsAt: null,
      ...(message ? { message } : {}),
      // Both calendars remove the old time; the next booked one comes with a higher sequence.
      ...(interview.startsAt ? { sequence: interview.sequence + 1 } : {}),
    };
    await moveInterview(tx, inHand, 'rescheduled', changes, now);
    await putSlots(tx, interviewId, round, side, times);
    const bookedFor = interview.startsAt?.toISOString() ?? null;
    await publish(deps, tx, interviewMoved, { ...eventOf(inHand), bookedFor, awaiting });
    return viewOf(tx, interviewId);
  });
