import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';
import { idParams } from '#platform/contract/common.ts';
import { ACCOUNTS } from './attendance-rules.ts';
import { interviewView } from './interviews.ts';

export const giveAccount = contract({
  method: 'post',
  path: '/api/interviews/:id/attendance',
  summary: 'Say whether an interview took place, that I canceled it, or that the other side was a no-show',
  params: idParams,
  body: z.strictObject({ account: z.enum(ACCOUNTS, 'Choose what happened.') }),
  response: interviewView,
});

export const getMyAttendance = contract({
  method: 'get',
  path: '/api/me/attendance',
  summary: 'How many interviews I came to, as employers read it when I apply',
  response: z.object({
    /** Interviews of the last year that count. */
    interviews: z.int(),
    /** Null with too few to say. */
    missed: z.int().nullable(),
  }),
});

export const attendanceContracts = [giveAccount, getMyAttendance] as const;
