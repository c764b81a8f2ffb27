import { z } from 'zod';
import { event, initiator } from '#platform/contract/event.ts';
import { ACCOUNTS } from '#domains/hiring/contract/interviews/attendance-rules.ts';
import { moment } from '#platform/contract/common.ts';

const ofInterview = initiator.extend({ interviewId: z.uuid(), applicationId: z.uuid() });

export const interviewProposed = event('interview.proposed', ofInterview);
/** None of the chosen interviewers takes bookings any more, so the candidate can book no time. */
export const interviewTimesGone = event('interview.times-gone', ofInterview);
/** A member turned their open times off. */
export const bookingsStopped = event('interviewer.stopped', z.object({ userId: z.uuid() }));

/** `movedFrom`: the time that was booked before, when the candidate moved the interview to another open time. */
export const interviewBooked = event(
  'interview.booked',
  ofInterview.extend({ startsAt: moment, movedFrom: moment.nullish() }),
);

/** `bookedFor`: the time that no longer counts, when one was booked. */
export const interviewMoved = event(
  'interview.moved',
  ofInterview.extend({ bookedFor: moment.nullable(), awaiting: z.enum(['candidate', 'employer']) }),
);
export const interviewCanceled = event(
  'interview.canceled',
  ofInterview.extend({
    bookedFor: moment.nullable(),
    /** Canceled by a side, or with what it belonged to. */
    cause: z.enum(['canceled', 'application_ended', 'candidate_hired', 'person_erased']),
  }),
);
/** A booked interview of a member who left is a colleague's now. */
export const interviewHandedOver = event(
  'interview.handed-over',
  ofInterview.extend({ from: z.uuid(), to: z.uuid(), startsAt: moment }),
);
export const interviewDeclined = event('interview.declined', ofInterview);
export const interviewFinished = event(
  'interview.finished',
  ofInterview.extend({ result: z.enum(['completed', 'no_show']) }),
);

/** The employer recorded something else of a finished interview than before. */
export const interviewCorrected = event(
  'interview.corrected',
  ofInterview.extend({ to: z.enum(['completed', 'no_show', 'canceled']) }),
);

/** A side said what happened, or corrected it. */
export const interviewAccountGiven = event(
  'interview.account-given',
  ofInterview.extend({ side: z.enum(['candidate', 'employer']), account: z.enum(ACCOUNTS) }),
);
