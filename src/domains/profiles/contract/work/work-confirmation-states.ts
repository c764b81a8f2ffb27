import type { Machine, StateOf } from '#kernel/state-machine.ts';

/**
 * A request to a past employer to confirm an entry of the work history; 'employer' is the holder of the link. `revoked`:
 * the person withdrew consent or changed the entry before the employer answered.
 */
export const workConfirmationMachine = {
  name: 'work_confirmation',
  initial: 'open',
  transitions: {
    open: {
      confirmed: ['employer'],
      differs: ['employer'],
      declined: ['employer'],
      revoked: ['candidate', 'system'],
      expired: ['system'],
    },
    confirmed: {},
    differs: {},
    declined: {},
    revoked: {},
    expired: {},
  },
} as const satisfies Machine<'open' | 'confirmed' | 'differs' | 'declined' | 'revoked' | 'expired'>;

export type WorkConfirmationStatus = StateOf<typeof workConfirmationMachine>;
