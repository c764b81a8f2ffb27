import type { OfferStatus } from '#domains/hiring/contract/offers/offer-states.ts';

export const offerCopy = {
  emptyTitle: 'No offers yet',
  empty: 'Offers show pay, start date and shift here. Each has a date to answer by.',
  statuses: {
    // Offers that are not sent don't reach candidates.
    draft: 'Being prepared',
    in_approval: 'Being prepared',
    approved: 'Being prepared',
    discarded: 'Not sent',
    sent: 'Waiting for your answer',
    countered: 'You asked for other terms',
    superseded: 'Replaced by a new offer',
    accepted: 'Accepted',
    declined: 'Declined',
    expired: 'Expired',
    rescinded: 'Withdrawn by the employer',
  } satisfies Record<OfferStatus, string>,
  pay: (base: string, week: string, included: string | null) =>
    `${base}, about ${week} a week${included ? ` with ${included}` : ''}`,
  below: (reason: string) => `The pay differs from the job post. The employer’s reason: ${reason}`,
  start: (day: string) => `Starts ${day}`,
  bonus: (amount: string) => `${amount} sign-on bonus`,
  expires: (when: string) => `Response due by ${when}`,
  letter: 'Offer letter (PDF)',
  signedLetter: 'Signed letter (PDF)',
  sign: 'Review and sign',
  decline: 'Decline',
  declineOf: (title: string) => `Decline the offer for ${title}`,
  sureDecline: 'Decline this offer?',
  sureDeclineBody: 'We tell the employer. You cannot undo this.',
  think: 'Not yet',
} as const;
