import { z } from 'zod';
import { INTERVIEW_MODES, interviewView } from '#domains/hiring/contract/interviews/interviews.ts';
import { contract } from '#platform/contract/contract.ts';
import { idParams, moment, optionalText } from '#platform/contract/common.ts';

/** Who takes part: all of the chosen interviewers, or any one of them. */
export const BOOKING_RULES = ['all', 'any'] as const;
export type BookingRule = (typeof BOOKING_RULES)[number];

/** The current state in a refusal when another person booked the time first. */
export const TAKEN = 'taken';

export const listInterviewers = contract({
  method: 'get',
  path: '/api/employer/applications/:id/interviewers',
  summary: 'The members of the team whose open times can be offered',
  params: idParams,
  response: z.object({
    items: z.array(
      z.object({
        userId: z.uuid(),
        name: z.string(),
        isMe: z.boolean(),
        mode: z.enum(INTERVIEW_MODES),
        durationMinutes: z.int(),
      }),
    ),
  }),
});

/** Whose open times a candidate may book. */
export const whoInterviews = z.strictObject({
  interviewerIds: z
    .array(z.uuid())
    .min(1, 'Choose at least one interviewer.')
    .max(10, 'At most 10 interviewers.')
    .refine((ids) => new Set(ids).size === ids.length, 'Each interviewer only once.'),
  rule: z.enum(BOOKING_RULES),
});
export type WhoInterviews = z.output<typeof whoInterviews>;

export const offerOpenTimes = contract({
  method: 'post',
  path: '/api/employer/applications/:id/self-scheduling',
  status: 201,
  summary: 'Let the candidate book an open time of one interviewer, of several together, or of any one of several',
  params: idParams,
  body: whoInterviews.extend({ message: optionalText(1000) }),
  response: interviewView,
});

export const listOpenTimes = contract({
  method: 'get',
  path: '/api/interviews/:id/open-times',
  summary: 'The times of the next 14 days that can be booked for an interview',
  params: idParams,
  response: z.object({ times: z.array(moment), durationMinutes: z.int() }),
});

export const bookInterview = contract({
  method: 'post',
  path: '/api/interviews/:id/book',
  summary: 'Book an open time, or move a booked interview to one (the candidate); shares email and phone',
  params: idParams,
  body: z.strictObject({ startsAt: moment, reason: optionalText(500) }),
  response: interviewView,
});

export const bookingContracts = [listInterviewers, offerOpenTimes, listOpenTimes, bookInterview] as const;
