import type { Machine, StateOf } from '#kernel/state-machine.ts';

/**
 * `accepted`: the candidate applied. `not_now`: also mutes the employer for a while. `ended`: a hold, a block, a failed
 * requirement, the end of the job or of the account closed it.
 */
export const invitationMachine = {
  name: 'invitation',
  initial: 'invited',
  transitions: {
    invited: {
      accepted: ['candidate', 'system'],
      declined: ['candidate'],
      not_now: ['candidate'],
      withdrawn: ['employer'],
      expired: ['system'],
      ended: ['system'],
    },
    accepted: {},
    declined: {},
    not_now: {},
    withdrawn: {},
    expired: {},
    ended: {},
  },
} as const satisfies Machine<'invited' | 'accepted' | 'declined' | 'not_now' | 'withdrawn' | 'expired' | 'ended'>;

export type InvitationStatus = StateOf<typeof invitationMachine>;

/** Why the system ended an invitation; the employer never reads it. */
export const INVITATION_END_CAUSES = [
  'job_filled',
  'job_closed',
  'employer_unavailable',
  'no_match',
  'blocked',
  'candidate_hold',
  'account_deleted',
] as const;
export type InvitationEndCause = (typeof INVITATION_END_CAUSES)[number];

/**
 * Why a candidate says no to an invitation or an offer, or withdraws. Learning uses it, reports count it in groups of five,
 * and no employer reads one.
 */
export const NO_THANKS_REASONS = [
  'pay',
  'schedule',
  'distance',
  'setting',
  'another_job',
  'not_looking',
  'other',
] as const;
export type NoThanksReason = (typeof NO_THANKS_REASONS)[number];
