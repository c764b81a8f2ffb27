import { z } from 'zod';
import { event, initiator } from '#platform/contract/event.ts';
import { moment } from '#platform/contract/common.ts';

const ofOffer = initiator.extend({ offerId: z.uuid(), applicationId: z.uuid() });

/** `belowWithReason`: the floors that the pay is below, for which the employer gave a reason. */
export const offerSent = event(
  'offer.sent',
  ofOffer.extend({ expiresAt: moment, belowWithReason: z.array(z.enum(['posted_pay', 'minimum_wage'])) }),
);
export const offerAnswered = event('offer.answered', ofOffer.extend({ answer: z.enum(['accepted', 'declined']) }));
/** The status in the database is 'rescinded'. */
export const offerWithdrawn = event('offer.withdrawn', ofOffer);
export const offerExpired = event('offer.expired', ofOffer);

/** The candidate asked for other terms; `declined`: the employer keeps its offer. */
export const offerCountered = event('offer.countered', ofOffer);
export const counterDeclined = event('offer.counter_declined', ofOffer);

/** A draft, or one that was not sent after its approval. */
export const offerDiscarded = event('offer.discarded', ofOffer);
/** Sent for approval, or approved by one of several: it waits for the next approver. */
export const offerSubmitted = event('offer.submitted', ofOffer.extend({ approverId: z.uuid(), position: z.int() }));
/** The last approver approved it, or one returned it. */
export const offerReviewed = event('offer.reviewed', ofOffer.extend({ isApproved: z.boolean(), writtenBy: z.uuid() }));
