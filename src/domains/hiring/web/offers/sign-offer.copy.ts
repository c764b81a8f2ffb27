import type { OfferStatus, UNSENT_OFFERS } from '#domains/hiring/contract/offers/offer-states.ts';

export const signOfferCopy = {
  title: 'Review and sign',
  heading: (job: string) => `Your offer: ${job}`,
  back: 'All offers',
  terms: 'What the letter says',
  labels: {
    pay: 'Pay',
    payReason: 'About the pay',
    job: 'Job type',
    shift: 'Shift',
    start: 'First day',
    bonus: 'Sign-on bonus',
    unit: 'Unit',
    benefits: 'Benefits',
    contingencies: 'It depends on',
    message: 'Message',
    due: 'Sign by',
    signedBy: 'Signed for the employer by',
  },
  letter: 'Open the letter (PDF)',
  frozen: (name: string) => `${name} signed this letter. It can’t change any more.`,
  shares: (organization: string) =>
    `When you sign, you accept the job. ${organization} then gets your date of birth and street address to hire you.`,
  sign: 'Sign offer',
  signing: 'Signing…',
  doneTitle: 'You signed. Congratulations.',
  done: (organization: string, start: string) =>
    `We told ${organization}. They will contact you about your first day, ${start}.`,
  signedLetter: 'Open the signed letter (PDF)',
  check: 'The letter is sealed. A PDF reader can tell whether it was changed.',
  over: {
    accepted: 'You accepted this offer.',
    declined: 'You declined this offer.',
    expired: 'This offer has expired. It can’t be signed any more.',
    rescinded: 'The employer withdrew this offer. It can’t be signed any more.',
    countered: 'You asked for other terms. We’ll tell you when the employer answers.',
    superseded: 'The employer answered with a new offer. Find it under All offers.',
  } satisfies Record<Exclude<OfferStatus, 'sent' | (typeof UNSENT_OFFERS)[number]>, string>,
} as const;
