import { jobFacts, lockApplication, note, type Application } from '#server/features/applications/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { hiringTeam } from '#server/features/organizations/index.ts';
import { audit } from '#server/platform/audit.ts';
import { elevate, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { wrongState } from '#server/platform/errors.ts';
import { interviewMachine, mayMove, type InterviewStatus } from '#shared/kernel/states.ts';
import { findInvitation } from './invitation.ts';
import { lockInterview, saveInterview, type Interview } from './interviews.repo.ts';

export type Side = 'candidate' | 'employer';

/** An interview with its application and the side that the viewer stands on. */
export interface Seat {
  interview: Interview;
  application: Application;
  side: Side;
  userId: string;
}

export async function takeSeat(tx: Tx, userId: string, interviewId: string): Promise<Seat> {
  const interview = await lockInterview(tx, interviewId);
  const application = await lockApplication(tx, interview.applicationId);
  return { interview, application, side: application.candidateId === userId ? 'candidate' : 'employer', userId };
}

/** Moves the interview by its machine, or 409 with the current state. */
export async function moveInterview(
  tx: Tx,
  { interview, side }: Seat,
  to: InterviewStatus,
  changes: Parameters<typeof saveInterview>[2],
  now: Date,
): Promise<Interview> {
  if (!mayMove(interviewMachine, interview.status, to, side)) {
    throw wrongState(
      `This interview is ${interview.status.replace('_', ' ')}, so that is no longer open.`,
      interview.status,
    );
  }
  const moved = await saveInterview(tx, interview.id, { ...changes, status: to, updatedAt: now });
  if (!moved) throw wrongState('This has changed in the meantime. Please look again.', interview.status);
  return moved;
}

type InterviewNotice = 'interview_proposed' | 'interview_confirmed' | 'interview_rescheduled' | 'interview_cancelled';

/** Writes the timeline and the audit log, and tells the given sides, all in the change's transaction. */
export async function record(
  deps: Deps,
  tx: Tx,
  seat: Seat,
  change: { kind: string; notice?: InterviewNotice; tell: readonly Side[]; detail?: Record<string, unknown> },
): Promise<void> {
  const { application, interview, side, userId } = seat;
  const now = deps.clock.now();
  await note(
    tx,
    application,
    change.kind,
    { actor: side, actorId: userId },
    { interviewId: interview.id, ...change.detail },
    now,
  );
  await elevate(tx, async () => {
    await audit(tx, {
      actorId: userId,
      action: change.kind.replace('_', '.'),
      subjectType: 'interview',
      subjectId: interview.id,
      detail: { applicationId: application.id },
    });
    if (!change.notice) return;
    const facts = await jobFacts(tx, application.jobId);
    const data = {
      jobTitle: facts?.job.title ?? '',
      organizationName: facts?.organizationName ?? '',
      interviewId: interview.id,
      startsAt: interview.startsAt?.toISOString() ?? null,
      timeZone: interview.timeZone,
      mode: interview.mode,
      place: interview.place,
    };
    const notice = {
      kind: change.notice,
      data,
      dedupeKey: `${change.kind}:${interview.id}:${now.getTime()}`,
      ...(await calendarFor(deps, tx, interview.id, change.notice)),
    };
    if (change.tell.includes('candidate')) {
      const href = `/job-seeker/dashboard?application=${application.id}`;
      await notify(deps, tx, { ...notice, userId: application.candidateId, href });
    }
    if (change.tell.includes('employer')) {
      const href = `/employer/jobs/${application.jobId}?application=${application.id}`;
      for (const member of await hiringTeam(tx, application.organizationId)) {
        await notify(deps, tx, { ...notice, userId: member, href });
      }
    }
  });
}

/** A confirmed time goes into calendars, a called-off one out of them; while times are discussed, nothing does. */
async function calendarFor(deps: Deps, tx: Tx, interviewId: string, notice: InterviewNotice) {
  if (notice !== 'interview_confirmed' && notice !== 'interview_cancelled') return {};
  const invitation = await findInvitation(deps, tx, interviewId);
  return invitation ? { calendar: invitation } : {};
}
