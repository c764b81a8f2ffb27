import { z } from 'zod';
import { roleHintOf, type ActingRole } from '../kernel/destination.ts';
import { statesOf, verificationMachine } from '../kernel/states.ts';
import { ROLES } from '../kernel/vocabulary.ts';
import { done, idParams } from './common.ts';
import { contract } from './contract.ts';

/** Acting travels in headers; the server looks at them only when an administrator sends them. */
export const ACTING_ROLE_HEADER = 'x-acting-as-role';
export const ACTING_USER_HEADER = 'x-acting-as-user-id';
/** `1`: changes are switched on. Without it everything is for looking only. */
export const ACTING_WRITES_HEADER = 'x-acting-writes';

const uuidV4 = z.uuidv4();
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Section 5: only a version-4 UUID names a person to act as, and all zeros name nobody. */
export const isActingUserId = (id: string): boolean => id !== NOBODY && uuidV4.safeParse(id).success;

export function actingRoleOf(word: string | null | undefined): ActingRole | null {
  const role = roleHintOf(word);
  return role === 'admin' ? null : role;
}

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
  method: 'get',
  path: '/api/admin/people',
  summary: 'Candidates and employers by name or email, whom an administrator may act as',
  query: z.object({ q: z.string().trim().max(80).default('') }),
  response: z.object({ items: z.array(actedPerson) }),
});

export const getPersonToActAs = contract({
  method: 'get',
  path: '/api/admin/people/:id',
  summary: 'One candidate or employer whom an administrator may act as',
  params: idParams,
  response: actedPerson,
});

export const noteActing = contract({
  method: 'post',
  path: '/api/admin/acting',
  summary: 'Writes into the audit log that an administrator begins to act as somebody, switches changes on, or ends it',
  body: z.strictObject({
    step: z.enum(['started', 'writes_allowed', 'stopped']),
    role: z.enum(['job_seeker', 'employer']).optional(),
    userId: z.uuidv4().optional(),
  }),
  response: done,
});

export const actingContracts = [findPeopleToActAs, getPersonToActAs, noteActing] as const;
