import type { z } from 'zod';
import {
  jobFacts,
  lockApplication,
  lockForEmployer,
  requireHirer,
  requireStillAt,
} from '#domains/hiring/server/applications/index.ts';
import { startInterview } from '#domains/hiring/server/interviews/index.ts';
import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import { interviewTimesGone } from '#domains/hiring/contract/interviews/interview-events.ts';
import type { InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';
import type {
  listInterviewers,
  offerOpenTimes,
  WhoInterviews,
} from '#domains/hiring/contract/self-scheduling/booking.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound } from '#platform/server/errors.ts';
import { bookableMembers, latestHours, type BookableMember } from './interviewers.repo.ts';

/** The members whose open times can be offered to an applicant, or to a matched person with an invitation. */
export const listBookable = (
  deps: Deps,
  userId: string,
  applicationId: string,
): Promise<z.input<(typeof listInterviewers)['response']>> =>
  deps.db.as(user(userId), async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (application.candidateId === userId) throw notFound('application');
    await requireHirer(tx, application);
    const { organizationId } = application;
    const members = await elevate(tx, () => bookableMembers(tx, organizationId));
    return {
      items: members.map(({ userId: id, name, mode, durationMinutes }) => ({
        userId: id,
        name,
        isMe: id === userId,
        mode,
        durationMinutes,
      })),
    };
  });

/** Those of the members who take bookings now. */
export async function bookableOf(
  tx: Tx,
  organizationId: string,
  userIds: readonly string[],
): Promise<BookableMember[]> {
  const members = await elevate(tx, () => bookableMembers(tx, organizationId));
  return userIds.flatMap((id) => members.find((member) => member.userId === id) ?? []);
}

/** The chosen members, who all must take bookings now; `field` carries the refusal. */
export async function requireBookable(
  tx: Tx,
  organizationId: string,
  userIds: readonly string[],
  field = 'interviewerIds',
): Promise<[BookableMember, ...BookableMember[]]> {
  const [lead, ...others] = await bookableOf(tx, organizationId, userIds);
  if (!lead || others.length + 1 < userIds.length) {
    throw invalidField(field, 'Someone you chose takes no bookings any more. Choose again.');
  }
  return [lead, ...others];
}

/**
 * Offers the open times of members of the team. What is booked becomes an interview like any other. `from`: the stage that
 * the member saw.
 */
export const offer = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { interviewerIds, rule, message }: z.output<(typeof offerOpenTimes)['body']>,
  from?: ApplicationStage,
): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const application = await lockForEmployer(tx, userId, applicationId);
    await requireStillAt(tx, userId, application, from);
    const chosen = await requireBookable(tx, application.organizationId, interviewerIds);
    const [lead] = chosen;
    return startInterview(deps, tx, userId, applicationId, {
      mode: lead.mode,
      place: lead.place,
      timeZone: lead.timeZone,
      durationMinutes: longestOf(chosen),
      message,
      bookingRule: rule,
      interviewerIds,
    });
  });

/** How the interview is held until the team says so, when the account of every chosen member is gone. */
const UNKNOWN = { mode: 'phone', place: null, durationMinutes: 30 } as const;

/**
 * None of the chosen members takes bookings any more. The interview is begun all the same, without a time to book: both
 * sides are notified, and the candidate can propose times.
 */
export const offerNoTimes = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { interviewerIds, rule }: WhoInterviews,
): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const { jobId } = await lockForEmployer(tx, userId, applicationId);
    const [lead, zip] = await elevate(tx, async () => [
      await latestHours(tx, interviewerIds),
      (await jobFacts(tx, jobId))?.job.zip ?? null,
    ]);
    const who = { bookingRule: rule, interviewerIds, message: null };
    const how = { timeZone: clockOf(zip), ...(lead ?? UNKNOWN) };
    return startInterview(deps, tx, userId, applicationId, { ...how, ...who }, [], interviewTimesGone);
  });

const longestOf = (members: readonly BookableMember[]): number =>
  Math.max(...members.map(({ durationMinutes }) => durationMinutes));
