import { lockForEmployer, moveApplication } from '#domains/hiring/server/applications/index.ts';
import type { InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';
import { interviewProposed } from '#domains/hiring/contract/interviews/interview-events.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { insertInterview, openInterviewOf, putSlots, viewOf, type NewInterview } from './interviews.repo.ts';
import { eventOf } from './move-interview.ts';

type Details = Pick<
  NewInterview,
  'mode' | 'place' | 'timeZone' | 'durationMinutes' | 'message' | 'bookingRule' | 'interviewerIds'
>;

/**
 * Begins an interview with times to choose from, typed or open for booking; `happened` is what both sides are told of. An
 * application has at most one that is open.
 */
export async function startInterview(
  deps: Deps,
  tx: Tx,
  userId: string,
  applicationId: string,
  details: Details,
  times: readonly Date[] = [],
  happened: typeof interviewProposed = interviewProposed,
): Promise<InterviewView> {
  const now = deps.clock.now();
  const application = await lockForEmployer(tx, userId, applicationId);
  const open = await openInterviewOf(tx, applicationId);
  if (open) throw wrongState('An interview is already being arranged with this person.', open.status);
  if (application.stage === 'offered') {
    throw wrongState('An offer to this person is open. Withdraw it first.', application.stage);
  }
  if (application.stage !== 'interviewing') {
    await moveApplication(deps, tx, application, 'interviewing', { actor: 'employer', actorId: userId });
  }
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
  if (times.length > 0) await putSlots(tx, interview.id, 1, 'employer', times);
  await publish(deps, tx, happened, eventOf({ interview, side: 'employer', userId }));
  return viewOf(tx, interview.id);
}
