import type { PayUnit } from '#kernel/vocabulary.ts';

export const counterCopy = {
  counter: 'Counter',
  counterOf: (title: string) => `Counter the offer for ${title}`,
  title: 'Ask for other terms',
  lead: 'You can ask once. The employer can accept, improve its offer or keep it as it is. Until it answers, the offer and its date do not change.',
  pay: {
    hour: 'Hourly pay you ask for',
    year: 'Yearly pay you ask for',
    shift: 'Pay a shift you ask for',
  } satisfies Record<PayUnit, string>,
  startDate: 'First day you ask for',
  note: 'Why',
  noteHint: 'For example another offer, or experience that the offer does not reflect.',
  send: 'Send counteroffer',
  sending: 'Sending…',
  cancel: 'Not now',
  sent: 'Counteroffer sent.',
  asked: 'You asked for',
  theyAsk: 'The candidate asks for',
  terms: (pay: string | null, start: string | null) => [pay, start && `first day ${start}`].filter(Boolean).join(', '),
  answers: {
    accepted: 'The employer accepted with a new offer.',
    improved: 'The employer answered with a new offer.',
    declined: 'The employer keeps this offer as it is.',
  },
  answer: 'Answer with an offer',
  keep: 'Keep the offer',
  keepTitle: 'Keep the offer as it is?',
  keepBody: 'We tell the candidate, who can still sign or decline it.',
} as const;
