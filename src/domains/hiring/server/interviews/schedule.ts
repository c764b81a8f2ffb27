import type { z } from 'zod';
import { employersApplication, requireNoHold, shareContact, step } from '#domains/hiring/server/applications/index.ts';
import { user } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import type { InterviewView, proposeInterview } from '#domains/hiring/contract/interviews.ts';
import {
  chooseSlot,
  findSlot,
  insertInterview,
  latestRound,
  openInterviewOf,
  putSlots,
  viewOf,
} from './interviews.repo.ts';
import { moveInterview, record, requireMove, takeSeat } from './sides.ts';

type Proposal = z.output<(typeof proposeInterview)['body']>;

function timesOf(slots: readonly string[], now: Date): Date[] {
  const times = slots.map((slot) => new Date(slot));
  if (times.some((time) => time <= now)) throw invalidField('slots', 'Every time must lie in the future.');
  return times;
}

/** The employer proposes times. One interview at a time is open for an application. */
export const propose = (
  deps: Deps,
  userId: string,
  applicationId: string,
  proposal: Proposal,
): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const times = timesOf(proposal.slots, now);
    let application = await employersApplication(tx, userId, applicationId);
    const open = await openInterviewOf(tx, applicationId);
    if (open) throw wrongState('An interview is already being arranged with this person.', open.status);
    if (application.stage === 'offered') {
      throw wrongState('An offer to this person is open. Take it back first.', application.stage);
    }
    if (application.stage !== 'interviewing') {
      application = await step(tx, application, 'interviewing', { actor: 'employer', actorId: userId }, now);
    }
    const { slots: _slots, ...details } = proposal;
    const interview = await insertInterview(tx, {
      ...details,
      applicationId,
      organizationId: application.organizationId,
      awaiting: 'candidate',
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
    });
    if (!interview) throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.');
    await putSlots(tx, interview.id, 1, 'employer', times);
    const seat = { interview, application, side: 'employer' as const, userId };
    await record(deps, tx, seat, { kind: 'interview_proposed', notice: 'interview_proposed', tell: ['candidate'] });
    return viewOf(tx, interview.id);
  });

/**
 * Says yes to one of the other side's times. A candidate's yes shares mail and phone: from here on the employer can
 * reach the person.
 */
export const accept = (deps: Deps, userId: string, interviewId: string, slotId: string): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const seat = await takeSeat(tx, userId, interviewId);
    requireMove(seat, 'confirmed');
    if (seat.interview.awaiting !== seat.side)
      throw wrongState('It is the other side’s turn to answer.', seat.interview.status);
    if (seat.side === 'candidate') await requireNoHold(tx, seat.application);
    const slot = await findSlot(tx, interviewId, slotId);
    if (!slot || slot.proposedBy === seat.side || slot.round !== (await latestRound(tx, interviewId)))
      throw notFound('time');
    if (slot.startsAt <= now) throw invalidField('slotId', 'This time has passed. Please propose another.');
    const interview = await moveInterview(
      tx,
      seat,
      'confirmed',
      { startsAt: slot.startsAt, awaiting: null, sequence: seat.interview.sequence + 1 },
      now,
    );
    await chooseSlot(tx, slot.id);
    if (seat.side === 'candidate' && !seat.application.contactSharedAt) {
      await shareContact(tx, seat.application.id, now);
    }
    await record(
      deps,
      tx,
      { ...seat, interview },
      {
        kind: 'interview_confirmed',
        notice: 'interview_confirmed',
        tell: ['candidate', 'employer'],
        calendar: { method: 'REQUEST', start: slot.startsAt },
      },
    );
    return viewOf(tx, interviewId);
  });

/** Puts other times on the table, before or after one was confirmed; the earlier ones no longer count. */
export const counter = (
  deps: Deps,
  userId: string,
  interviewId: string,
  { slots, message }: { slots: string[]; message: string | null },
): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const times = timesOf(slots, now);
    const seat = await takeSeat(tx, userId, interviewId);
    requireMove(seat, 'rescheduled');
    if (seat.side === 'candidate') await requireNoHold(tx, seat.application);
    const other = seat.side === 'candidate' ? 'employer' : 'candidate';
    const round = (await latestRound(tx, interviewId)) + 1;
    const agreedOn = seat.interview.startsAt;
    const interview = await moveInterview(
      tx,
      seat,
      'rescheduled',
      {
        awaiting: other,
        startsAt: null,
        ...(message ? { message } : {}),
        // Both sides' calendars take the old time out; the next agreed one comes under a higher number.
        ...(agreedOn ? { sequence: seat.interview.sequence + 1 } : {}),
      },
      now,
    );
    await putSlots(tx, interviewId, round, seat.side, times);
    await record(
      deps,
      tx,
      { ...seat, interview },
      {
        kind: 'interview_rescheduled',
        notice: 'interview_rescheduled',
        tell: agreedOn ? ['candidate', 'employer'] : [other],
        calendar: agreedOn && { method: 'CANCEL', start: agreedOn },
      },
    );
    return viewOf(tx, interviewId);
  });
