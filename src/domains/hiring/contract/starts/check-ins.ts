import { z } from 'zod';
import { calendarDay, idParams } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { CHECK_IN_DAYS } from './check-in-days.ts';

const answer = z.strictObject({
  /** Whether the job began. */
  hasBegun: z.boolean('Answer yes or no.'),
  isAsDescribed: z.boolean('Answer yes or no.'),
  isStillThere: z.boolean('Answer yes or no.'),
});
export type CheckInAnswer = z.infer<typeof answer>;

/** One question to the reader. The other side's answer is never part of it. */
export const checkInView = z.object({
  day: z.literal(CHECK_IN_DAYS),
  askedOn: calendarDay,
  openUntil: calendarDay,
  isOpen: z.boolean(),
  mine: answer.nullable(),
});

export const answerCheckIn = contract({
  method: 'put',
  path: '/api/starts/:id/check-ins/:day',
  summary: 'Answer how it is going after 7, 30 or 90 days; only the reader sees the answer',
  params: idParams.extend({ day: z.coerce.number().pipe(z.literal(CHECK_IN_DAYS)) }),
  body: answer,
  response: z.object({ checkIns: z.array(checkInView) }),
});

/** Answers of one side after a number of days; null with too few to say. */
const total = z.object({
  day: z.literal(CHECK_IN_DAYS),
  /** Counted answers: a multiple of five. */
  answers: z.int(),
  began: z.int().nullable(),
  asDescribed: z.int().nullable(),
  stillThere: z.int().nullable(),
});
export const checkInTotals = z.array(total);
export type CheckInTotals = z.infer<typeof checkInTotals>;

export const getEmployerCheckIns = contract({
  method: 'get',
  path: '/api/employer/start-answers',
  summary: 'What people say 7, 30 and 90 days after they started at my organizations, from five answers on',
  response: z.object({ totals: checkInTotals }),
});

export const getAdminCheckIns = contract({
  method: 'get',
  path: '/api/admin/start-answers',
  summary: 'What both sides say 7, 30 and 90 days after a start, from five answers on',
  response: z.object({ candidates: checkInTotals, employers: checkInTotals }),
});

export const checkInContracts = [answerCheckIn, getEmployerCheckIns, getAdminCheckIns] as const;
