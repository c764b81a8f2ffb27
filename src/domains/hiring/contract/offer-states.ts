import type { Machine, StateOf } from '#kernel/state-machine.ts';

export const offerMachine = {
  name: 'offer',
  initial: 'sent',
  transitions: {
    sent: {
      accepted: ['candidate'],
      declined: ['candidate', 'system'],
      expired: ['system'],
      rescinded: ['employer', 'system'],
    },
    accepted: {},
    declined: {},
    expired: {},
    rescinded: {},
  },
} as const satisfies Machine<'sent' | 'accepted' | 'declined' | 'expired' | 'rescinded'>;

export type OfferStatus = StateOf<typeof offerMachine>;
