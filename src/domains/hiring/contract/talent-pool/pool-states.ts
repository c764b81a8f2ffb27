import type { Machine, StateOf } from '#kernel/state-machine.ts';

/**
 * A person whom an employer asks to stay in its talent pool. `left`: the person ended it. `removed`: the employer did.
 * `ended`: a hold, a block, a withdrawn application, a hire or the end of the account did.
 */
export const poolMachine = {
  name: 'pool_member',
  initial: 'asked',
  transitions: {
    asked: {
      member: ['candidate'],
      declined: ['candidate'],
      removed: ['employer'],
      expired: ['system'],
      ended: ['system'],
    },
    member: { left: ['candidate'], removed: ['employer'], expired: ['system'], ended: ['system'] },
    declined: {},
    left: {},
    removed: {},
    expired: {},
    ended: {},
  },
} as const satisfies Machine<'asked' | 'member' | 'declined' | 'left' | 'removed' | 'expired' | 'ended'>;

export type PoolStatus = StateOf<typeof poolMachine>;

/** Why an employer asks; the person reads it, too. */
export const POOL_REASONS = ['runner_up', 'other_job', 'later'] as const;
export type PoolReason = (typeof POOL_REASONS)[number];
