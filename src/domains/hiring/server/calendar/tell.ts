import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { elevate, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { readInterview } from './calendar.repo.ts';
import { invitationFor, type Invitation } from './invitation.ts';
import {
  interviewCanceled,
  interviewConfirmed,
  interviewProposed,
  interviewRescheduled,
} from './interviews.notices.ts';

export type Side = 'candidate' | 'employer';
export type InterviewNotice =
  | 'interview_proposed'
  | 'interview_confirmed'
  | 'interview_rescheduled'
  | 'interview_canceled';

const NOTICES = {
  interview_proposed: interviewProposed,
  interview_confirmed: interviewConfirmed,
  interview_rescheduled: interviewRescheduled,
  interview_canceled: interviewCanceled,
} as const;

/** What the change does to calendars: puts a time in, takes one out, or nothing while times are only discussed. */
export interface CalendarChange {
  method: Invitation['method'];
  start: Date;
}

/** Tells the sides of an interview of a change, each with a calendar entry of their own where a time is at stake. */
export const tellOfInterview = (
  deps: Deps,
  tx: Tx,
  interviewId: string,
  change: { notice: InterviewNotice; tell: readonly Side[]; calendar: CalendarChange | null },
): Promise<void> =>
  elevate(tx, async () => {
    const facts = await readInterview(tx, interviewId);
    if (!facts) return;
    const { interview, application, job, organization } = facts;
    const { calendar } = change;
    const notice = {
      data: {
        jobTitle: job.title,
        organizationName: organization.name,
        interviewId,
        startsAt: interview.startsAt?.toISOString() ?? null,
        timeZone: clockOf(job.zip),
        mode: interview.mode,
        place: interview.place,
        awaiting: interview.awaiting,
      },
      dedupeKey: `${change.notice}:${interviewId}:${deps.clock.now().getTime()}`,
      ...(calendar ? { calendar: (address: string) => invitationFor(deps, facts, { ...calendar, address }) } : {}),
    };
    if (change.tell.includes('candidate')) {
      const href = `/job-seeker/dashboard?application=${application.id}`;
      await notify(deps, tx, NOTICES[change.notice], { ...notice, userId: application.candidateId, href });
    }
    if (change.tell.includes('employer')) {
      const href = `/employer/jobs/${application.jobId}?application=${application.id}`;
      for (const userId of await hiringTeam(tx, application.organizationId)) {
        await notify(deps, tx, NOTICES[change.notice], { ...notice, userId, href });
      }
    }
  });
