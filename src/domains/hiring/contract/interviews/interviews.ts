import { z } from 'zod';
import { ACCOUNTS } from '#domains/hiring/contract/interviews/attendance-rules.ts';
import { interviewMachine } from '#domains/hiring/contract/interviews/interview-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { contract } from '#platform/contract/contract.ts';
import { idParams, moment, optionalText, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { timeZone } from '#platform/contract/form-pieces.ts';

export const INTERVIEW_MODES = ['video', 'phone', 'in_person'] as const;

/** Still to be answered, or booked. */
export const OPEN_INTERVIEWS = ['proposed', 'rescheduled', 'confirmed'] as const;

export const interviewView = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  status: z.enum(statesOf(interviewMachine)),
  mode: z.enum(INTERVIEW_MODES),
  /** Link, number or address, known to both sides. */
  place: z.string().nullable(),
  /** The zone in which the times were entered. */
  timeZone: z.string(),
  /** The zone of the workplace, by its ZIP code: screens, mails and calendar files use it. */
  workTimeZone: z.string(),
  durationMinutes: z.int(),
  /** Set when the candidate books an open time: with all interviewers together, or with any one of them. */
  bookingRule: z.enum(['all', 'any']).nullable(),
  message: z.string().nullable(),
  startsAt: moment.nullable(),
  /** The side that answers next. */
  awaiting: z.enum(['candidate', 'employer']).nullable(),
  /** The proposed times. */
  slots: z.array(z.object({ id: z.uuid(), startsAt: moment, proposedBy: z.enum(['candidate', 'employer']) })),
  /** For the employer; always null for the candidate. */
  outcome: z.enum(['advance', 'decline', 'undecided']).nullable(),
  outcomeNote: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** What each side said happened, and until when the viewer's may still say it; null while no time is booked. */
  attendance: z
    .object({ mine: z.enum(ACCOUNTS).nullable(), theirs: z.enum(ACCOUNTS).nullable(), openUntil: moment })
    .nullable(),
  jobTitle: z.string(),
  organizationName: z.string(),
  updatedAt: moment,
});
export type InterviewView = z.infer<typeof interviewView>;

const slots = z
  .array(moment)
  .min(1, 'Propose at least one time.')
  .max(6, 'At most six times.')
  .refine((times) => new Set(times.map((time) => Date.parse(time))).size === times.length, 'Each time only once.');

export const proposeInterview = contract({
  method: 'post',
  path: '/api/employer/applications/:id/interviews',
  status: 201,
  summary: 'Propose times for an interview',
  params: idParams,
  body: z.strictObject({
    mode: z.enum(INTERVIEW_MODES),
    place: shortText(300),
    timeZone,
    durationMinutes: z.int('Enter a whole number.').min(10, 'At least 10 minutes.').max(480, 'At most 8 hours.'),
    message: optionalText(1000),
    slots,
  }),
  response: interviewView,
});

export const acceptInterview = contract({
  method: 'post',
  path: '/api/interviews/:id/accept',
  summary: "Accept one of the other side's times; a candidate who accepts shares email and phone with the employer",
  params: idParams,
  body: z.strictObject({ slotId: z.uuid() }),
  response: interviewView,
});

export const counterInterview = contract({
  method: 'post',
  path: '/api/interviews/:id/counter',
  summary: 'Propose other times, before or after one was confirmed',
  params: idParams,
  body: z.strictObject({ slots, message: optionalText(1000) }),
  response: interviewView,
});

export const declineInterview = contract({
  method: 'post',
  path: '/api/interviews/:id/decline',
  summary: 'Decline to interview (the candidate)',
  params: idParams,
  body: z.strictObject({ reason: optionalText(500) }),
  response: interviewView,
});

export const cancelInterview = contract({
  method: 'post',
  path: '/api/interviews/:id/cancel',
  summary: 'Cancel an interview',
  params: idParams,
  body: z.strictObject({ reason: optionalText(500) }),
  response: interviewView,
});

export const recordOutcome = contract({
  method: 'post',
  path: '/api/interviews/:id/outcome',
  summary: 'Record the outcome of an interview, or a no-show (the employer)',
  params: idParams,
  body: z.strictObject({
    outcome: z.enum(['advance', 'decline', 'undecided', 'no_show']),
    note: optionalText(1000),
  }),
  response: interviewView,
});

export const listMyInterviews = contract({
  method: 'get',
  path: '/api/interviews',
  summary: 'Interviews of mine (as candidate) or of my organizations (as employer), next first',
  query: pageQuery.extend({ state: z.enum(['open', 'all']).default('open') }),
  response: pageOf(interviewView),
});

/** Returns `text/calendar`, so it has no JSON contract: `GET /api/interviews/:id/invitation.ics`. */
export const invitationPath = (id: string) => `/api/interviews/${id}/invitation.ics`;

export const interviewContracts = [
  proposeInterview,
  acceptInterview,
  counterInterview,
  declineInterview,
  cancelInterview,
  recordOutcome,
  listMyInterviews,
] as const;
