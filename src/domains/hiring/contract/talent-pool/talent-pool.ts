import { z } from 'zod';
import { withoutReordering } from '#domains/hiring/contract/conversations/message-text.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { done, idParams, moment, optionalText, pageOf, pageQuery } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { POOL_REASONS, poolMachine } from './pool-states.ts';

/** How long a person has to answer. */
export const ANSWER_DAYS = 30;
/** After a no, or after the person left, the same employer cannot ask again for this long. */
export const QUIET_DAYS = 180;
/** For how many months a person may agree; they choose. */
export const POOL_MONTHS = ['3', '6', '12'] as const;
export const POOL_MESSAGE_MAX = 500;

const status = z.enum(statesOf(poolMachine));

/** A job for which the person is a match now. */
const poolFit = z.object({
  /** The person's row in that job, from which they are invited to talk. */
  applicationId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  compatibility: z.int().min(0).max(100),
});

export const poolMember = z.object({
  id: z.uuid(),
  /** The application by which the employer knows them. */
  applicationId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  name: z.string(),
  position: z.enum(POSITIONS).nullable(),
  yearsExperience: z.number().nullable(),
  reason: z.enum(POOL_REASONS),
  status: status.extract(['asked', 'member']),
  askedAt: moment,
  /** The last moment to answer, or the end that the person chose. */
  expiresAt: moment,
  /** Best first; empty before the person has agreed. */
  fits: z.array(poolFit),
});
export type PoolMember = z.infer<typeof poolMember>;

export const searchPool = contract({
  method: 'post',
  path: '/api/employer/talent-pool/search',
  asksOnly: true,
  summary: 'The people who agreed to stay in the talent pool, or those who are still asked, newest first',
  // A body instead of a query: words may be a name, and an address is logged.
  body: pageQuery.extend({
    status: status.extract(['asked', 'member']).default('member'),
    words: z.string().trim().max(80).default(''),
    position: z.enum(POSITIONS).nullish(),
    /** Only those who match this job now, or any. */
    fits: z.union([z.literal('any'), z.uuid()]).nullish(),
  }),
  response: pageOf(poolMember),
});

/** What a person's page shows of the talent pool; declined and ended ones are not the employer's to tell apart. */
export const poolPlace = z.object({
  open: z
    .object({
      id: z.uuid(),
      status: status.extract(['asked', 'member']),
      reason: z.enum(POOL_REASONS),
      expiresAt: moment,
    })
    .nullable(),
  mayAsk: z.boolean(),
});
export type PoolPlace = z.infer<typeof poolPlace>;

export const getPoolPlace = contract({
  method: 'get',
  path: '/api/employer/applications/:id/talent-pool',
  summary: 'Whether the person of an application is in the talent pool, and may be asked',
  params: idParams,
  response: poolPlace,
});

export const askForPool = contract({
  method: 'post',
  path: '/api/employer/applications/:id/talent-pool',
  status: 201,
  summary: 'Ask a person whom the team met whether it may keep them in its talent pool',
  params: idParams,
  body: z.strictObject({
    reason: z.enum(POOL_REASONS, 'Choose why.'),
    message: optionalText(POOL_MESSAGE_MAX).transform((text) => text && (withoutReordering(text).trim() || null)),
  }),
  response: poolPlace,
});

export const removeFromPool = contract({
  method: 'post',
  path: '/api/employer/talent-pool/:id/remove',
  summary: 'Withdraw the question, or remove the person from the talent pool',
  params: idParams,
  response: done,
});

/** What the candidate sees. */
export const myPool = z.object({
  id: z.uuid(),
  organizationName: z.string(),
  jobTitle: z.string(),
  reason: z.enum(POOL_REASONS),
  message: z.string().nullable(),
  status: status.extract(['asked', 'member']),
  expiresAt: moment,
});
export type MyPool = z.infer<typeof myPool>;

export const listMyPools = contract({
  method: 'get',
  path: '/api/me/talent-pools',
  summary: 'Who asks to keep me in a talent pool, and who may',
  response: z.object({ items: z.array(myPool) }),
});

export const joinPool = contract({
  method: 'post',
  path: '/api/me/talent-pools/:id/join',
  summary: 'Agree to stay in an employer’s talent pool for some months',
  params: idParams,
  body: z.strictObject({ months: z.enum(POOL_MONTHS, 'Choose how long.') }),
  response: done,
});

export const leavePool = contract({
  method: 'post',
  path: '/api/me/talent-pools/:id/leave',
  summary: 'Say no to a question, or leave a talent pool',
  params: idParams,
  response: done,
});

export const poolContracts = [
  searchPool,
  getPoolPlace,
  askForPool,
  removeFromPool,
  listMyPools,
  joinPool,
  leavePool,
] as const;
