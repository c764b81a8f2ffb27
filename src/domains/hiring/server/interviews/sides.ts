import { lockApplication, note, requireHirer, type Application } from '#domains/hiring/server/applications/index.ts';
import {
  tellOfInterview,
  type CalendarChange,
  type InterviewNotice,
  type Side,
} from '#domains/hiring/server/calendar/index.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { interviewMachine, type InterviewStatus } from '#domains/hiring/contract/interview-states.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { applicationIdOf, lockInterview, saveInterview, type Interview } from './interviews.repo.ts';

/** An interview with its application and the side that the viewer stands on. */
export interface Seat {
  interview: Interview;
  application: Application;
  side: Side;
  userId: string;
}

/** Locks the application first, as whoever ends it does, so that neither waits for the other. */
export async function takeSeat(tx: Tx, userId: string, interviewId: string): Promise<Seat> {
  const application = await lockApplication(tx, await applicationIdOf(tx, interviewId));
  const interview = await lockInterview(tx, interviewId);
  const side = application.candidateId === userId ? 'candidate' : 'employer';
  if (side === 'employer') await requireHirer(tx, application);
  return { interview, application, side, userId };
}

/** Moves the interview by its machine, or 409 with the current state. */
export async function moveInterview(
  tx: Tx,
  seat: Seat,
  to: InterviewStatus,
  changes: Parameters<typeof saveInterview>[2],
  now: Date,
): Promise<Interview> {
  requireMove(seat, to);
  const { id, status } = seat.interview;
  const moved = await saveInterview(tx, id, { ...changes, status: to, updatedAt: now });
  if (!moved) throw wrongState('This has changed in the meantime. Please look again.', status);
  return moved;
}

export function requireMove({ interview: { status }, side }: Seat, to: InterviewStatus): void {
  if (mayMove(interviewMachine, status, to, side)) return;
  throw wrongState(`This interview is ${status.replace('_', ' ')}, so that is no longer open.`, status);
}

/** Writes the timeline and the audit log, and tells the given sides, all in the change's transaction. */
export async function record(
  deps: Deps,
  tx: Tx,
  seat: Seat,
  change: { kind: string; notice?: InterviewNotice; tell: readonly Side[]; calendar?: CalendarChange | null },
): Promise<void> {
  const { application, interview, side, userId } = seat;
  const doer = { actor: side, actorId: userId };
  await note(tx, application, change.kind, doer, { interviewId: interview.id }, deps.clock.now());
  await elevate(tx, () =>
    audit(tx, {
      actorId: userId,
      action: change.kind.replace('_', '.'),
      subjectType: 'interview',
      subjectId: interview.id,
      detail: { applicationId: application.id },
    }),
  );
  const { notice, tell, calendar = null } = change;
  if (notice) await tellOfInterview(deps, tx, interview.id, { notice, tell, calendar });
}
