import type { Machine, StateOf } from '#kernel/state-machine.ts';

/**
 * An offer from its draft to its answer. Candidates see it from `sent` on. `superseded`: the answer to a counteroffer was
 * another offer, which took its place.
 */
export const offerMachine = {
  name: 'offer',
  initial: 'draft',
  transitions: {
    draft: { in_approval: ['employer'], sent: ['employer'], discarded: ['employer', 'system'] },
    in_approval: { draft: ['employer', 'system'], approved: ['system'], discarded: ['employer', 'system'] },
    approved: { draft: ['employer', 'system'], sent: ['employer'], discarded: ['employer', 'system'] },
    sent: {
      countered: ['candidate'],
      accepted: ['candidate'],
      declined: ['candidate', 'system'],
      expired: ['system'],
      rescinded: ['employer', 'system'],
    },
    countered: {
      sent: ['employer'],
      superseded: ['employer'],
      declined: ['candidate', 'system'],
      expired: ['system'],
      rescinded: ['employer', 'system'],
    },
    accepted: {},
    declined: {},
    expired: {},
    rescinded: {},
    superseded: {},
    discarded: {},
  },
} as const satisfies Machine<
  | 'draft'
  | 'in_approval'
  | 'approved'
  | 'sent'
  | 'countered'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'rescinded'
  | 'superseded'
  | 'discarded'
>;

export type OfferStatus = StateOf<typeof offerMachine>;

/** Before it is sent: for the hiring team alone. */
export const UNSENT_OFFERS = [
  'draft',
  'in_approval',
  'approved',
  'discarded',
] as const satisfies readonly OfferStatus[];
/** Being prepared; an application has one at a time. */
export const PREPARED_OFFERS = ['draft', 'in_approval', 'approved'] as const satisfies readonly OfferStatus[];
/** Sent and not ended; an application has one at a time. */
export const OPEN_OFFERS = ['sent', 'countered'] as const satisfies readonly OfferStatus[];
