import { lockApplication, requireHirer, type Application } from '#domains/hiring/server/applications/index.ts';
import type { Side } from '#domains/hiring/server/parties/index.ts';
import type { Initiator } from '#platform/contract/event.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { wrongState } from '#platform/server/errors.ts';
import { interviewMachine, type InterviewStatus } from '#domains/hiring/contract/interviews/interview-states.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { applicationIdOf, lockInterview, saveInterview, type Interview } from './interviews.repo.ts';

/** An interview with its application, as one of the two sides acts on it. */
export interface InterviewInHand {
  interview: Interview;
  application: Application;
  side: Side;
  userId: string;
}

/** Locks the application first, as ending an application does, so that the two cannot deadlock. */
export async function lockForSide(tx: Tx, userId: string, interviewId: string): Promise<InterviewInHand> {
  const application = await lockApplication(tx, await applicationIdOf(tx, interviewId));
  const interview = await lockInterview(tx, interviewId);
  const side = application.candidateId === userId ? 'candidate' : 'employer';
  if (side === 'employer') await requireHirer(tx, application);
  return { interview, application, side, userId };
}

/** Saves the next status; 409 with the current one when the state machine does not let this side take the step. */
export async function moveInterview(
  tx: Tx,
  inHand: InterviewInHand,
  to: InterviewStatus,
  changes: Parameters<typeof saveInterview>[2],
  now: Date,
): Promise<Interview> {
  requireMove(inHand, to);
  const { id, status } = inHand.interview;
  const moved = await saveInterview(tx, id, { ...changes, status: to, updatedAt: now });
  if (!moved) throw wrongState('This has changed in the meantime. Please look again.', status);
  return moved;
}

export function requireMove({ interview: { status }, side }: InterviewInHand, to: InterviewStatus): void {
  if (mayMove(interviewMachine, status, to, side)) return;
  throw wrongState(`This interview is ${status.replace('_', ' ')}, so that is no longer open.`, status);
}

/** A candidate cannot move or cancel an interview that they missed: each side says what happened. */
export function requireAhead({ interview: { status, startsAt }, side }: InterviewInHand, now: Date): void {
  if (side !== 'candidate' || status !== 'confirmed' || !startsAt || startsAt > now) return;
  throw wrongState('This interview has begun. It can no longer be moved or canceled.', status);
}

/** What was recorded of an interview is corrected by a new account of it alone. */
export function requireUnrecorded({ interview: { status } }: InterviewInHand): void {
  if (status !== 'completed' && status !== 'no_show') return;
  throw wrongState('What happened is already recorded. You can change your answer at the interview.', status);
}

/** The part that every event of an interview carries. */
export const eventOf = ({
  interview,
  side,
  userId,
}: Pick<InterviewInHand, 'interview' | 'side' | 'userId'>): Initiator & {
  interviewId: string;
  applicationId: string;
} => ({
  actor: side,
  actorId: userId,
  interviewId: interview.id,
  applicationId: interview.applicationId,
});
