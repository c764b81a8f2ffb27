import { z } from 'zod';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { ROLES } from '#kernel/vocabulary.ts';
import { done, idParams } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

const actedPerson = z.object({
  userId: z.uuid(),
  fullName: z.string().nullable(),
  email: z.string(),
  role: z.enum(ROLES),
  onboardingCompleted: z.boolean(),
  verificationStatus: z.enum(statesOf(verificationMachine)),
});
export type ActedPerson = z.infer<typeof actedPerson>;

export const findPeopleToActAs = contract({
  method: 'post',
  path: '/api/admin/people/search',
  asksOnly: true,
  summary: 'Searches candidates and employers whom an administrator may act as, by name or email',
  body: z.strictObject({ q: z.string().trim().max(80).default('') }),
  response: z.object({ items: z.array(actedPerson) }),
});

export const getPersonToActAs = contract({
  method: 'get',
  path: '/api/admin/people/:id',
  summary: 'One candidate or employer whom an administrator may act as',
  params: idParams,
  response: actedPerson,
});

export const recordActing = contract({
  method: 'post',
  path: '/api/admin/acting',
  summary: 'Records in the audit log that an administrator starts acting, allows changes, or stops',
  body: z.strictObject({
    step: z.enum(['started', 'writes_allowed', 'stopped']),
    role: z.enum(['job_seeker', 'employer']).optional(),
    userId: z.uuidv4().optional(),
  }),
  response: done,
});

export const actingContracts = [findPeopleToActAs, getPersonToActAs, recordActing] as const;
