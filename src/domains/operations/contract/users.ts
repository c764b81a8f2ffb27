import { z } from 'zod';
import { IDENTITY_CHECKS, TWO_STEP_END_HOURS } from '#domains/accounts/contract/second-factors.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { ROLES } from '#kernel/vocabulary.ts';
import { idParams, moment, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { holdView } from '#domains/verification/contract/holds.ts';

/** Filters of the user list; `none` means accounts without a role yet. */
export const USER_ROLES = ['all', ...ROLES, 'none'] as const;
export const USER_STATUSES = ['all', 'onboarding', 'suspended'] as const;

export const userLine = z.object({
  userId: z.uuid(),
  fullName: z.string().nullable(),
  email: z.string(),
  role: z.enum(ROLES).nullable(),
  onboardingCompleted: z.boolean(),
  verificationStatus: z.enum(statesOf(verificationMachine)),
  isSuspended: z.boolean(),
  isDemo: z.boolean(),
  joinedAt: moment,
});
export type UserLine = z.infer<typeof userLine>;

export const userView = userLine.extend({
  isMe: z.boolean(),
  emailVerified: z.boolean(),
  organizations: z.array(z.object({ id: z.uuid(), name: z.string(), memberRole: z.string() })),
  openHolds: z.array(holdView),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      isCurrent: z.boolean(),
      userAgent: z.string(),
      address: z.string(),
      signedInAt: moment,
      lastActiveAt: moment,
    }),
  ),
  /** Null where two-step sign-in is off. `endsAt`: it ends for an owner who lost every code. */
  twoStep: z.object({ since: moment, endsAt: moment.nullable() }).nullable(),
  /** The roles this account may change to. A submitted profile fixes the role. */
  nextRoles: z.array(z.enum(ROLES)),
});
export type UserView = z.infer<typeof userView>;

export const listUsers = contract({
  method: 'post',
  path: '/api/admin/users/search',
  asksOnly: true,
  summary: 'Accounts by name or email, newest first',
  body: z.strictObject({
    ...pageQuery.shape,
    q: z.string().trim().max(80).default(''),
    role: z.enum(USER_ROLES).default('all'),
    status: z.enum(USER_STATUSES).default('all'),
  }),
  response: pageOf(userLine),
});

export const getUser = contract({
  method: 'get',
  path: '/api/admin/users/:id',
  summary: 'One account with its sessions, organizations and holds; viewing it is logged',
  params: idParams,
  response: userView,
});

export const endSessions = contract({
  method: 'post',
  path: '/api/admin/users/:id/end-sessions',
  summary: 'Signs a person out of one session, or of all except the caller’s own',
  params: idParams,
  body: z.strictObject({ sessionId: z.uuid().optional() }),
  response: userView,
});

export const suspendUser = contract({
  method: 'post',
  path: '/api/admin/users/:id/suspend',
  summary: 'Ends every session, blocks sign-in, and stops matching and visibility',
  params: idParams,
  body: z.strictObject({ reason: shortText(1000) }),
  response: userView,
});

export const liftSuspension = contract({
  method: 'post',
  path: '/api/admin/users/:id/lift',
  summary: 'Ends the suspension of an account',
  params: idParams,
  body: z.strictObject({ reason: shortText(1000) }),
  response: userView,
});

export const changeRole = contract({
  method: 'post',
  path: '/api/admin/users/:id/role',
  summary: 'Changes an account’s role and ends its sessions',
  params: idParams,
  body: z.strictObject({ role: z.enum(ROLES), reason: shortText(1000) }),
  response: userView,
});

export const endTwoStep = contract({
  method: 'post',
  path: '/api/admin/users/:id/end-two-step',
  summary: `Ends two-step sign-in ${TWO_STEP_END_HOURS} hours later for an owner who lost every code and whose identity was checked`,
  params: idParams,
  body: z.strictObject({ check: z.enum(IDENTITY_CHECKS, 'Choose how you checked.'), reason: shortText(1000) }),
  response: userView,
});

export const keepTwoStep = contract({
  method: 'post',
  path: '/api/admin/users/:id/keep-two-step',
  summary: 'Keeps two-step sign-in that was about to end',
  params: idParams,
  response: userView,
});

export const userContracts = [
  listUsers,
  getUser,
  endSessions,
  suspendUser,
  liftSuspension,
  changeRole,
  endTwoStep,
  keepTwoStep,
] as const;
