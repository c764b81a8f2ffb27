import type { z } from 'zod';
import { lockForEmployer } from '#domains/hiring/server/applications/index.ts';
import { startInterview } from '#domains/hiring/server/interviews/index.ts';
import type { InterviewView } from '#domains/hiring/contract/interviews.ts';
import type { listInterviewers, offerOpenTimes } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { elevate, user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField } from '#platform/server/errors.ts';
import { bookableMembers, type BookableMember } from './interviewers.repo.ts';

/** The members whose open times can be offered to an applicant. */
export const listBookable = (
  deps: Deps,
  userId: string,
  applicationId: string,
): Promise<z.input<(typeof listInterviewers)['response']>> =>
  deps.db.as(user(userId), async (tx) => {
    const { organizationId } = await lockForEmployer(tx, userId, applicationId);
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

/** Offers the open times of members of the team. What is booked becomes an interview like any other. */
export const offer = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { interviewerIds, rule, message }: z.output<(typeof offerOpenTimes)['body']>,
): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const { organizationId } = await lockForEmployer(tx, userId, applicationId);
    const members = await elevate(tx, () => bookableMembers(tx, organizationId));
    const chosen = interviewerIds.flatMap((id) => members.find((member) => member.userId === id) ?? []);
    const [lead] = chosen;
    if (!lead || chosen.length < interviewerIds.length) {
      throw invalidField('interviewerIds', 'Someone you chose takes no bookings any more. Choose again.');
    }
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

const longestOf = (members: readonly BookableMember[]): number =>
  Math.max(...members.map(({ durationMinutes }) => durationMinutes));
