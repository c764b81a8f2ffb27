import { z } from 'zod';
import { MOST_PAID } from '#domains/jobs/contract/pay-units.ts';
import { calendarDay, cents, idParams, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { offerView } from './offers.ts';

/** What a candidate asks for instead of an offer's terms; the pay is in the unit of the offer, without differentials. */
const counterTerms = z
  .strictObject({
    payCents: z.int().min(1, 'Enter the pay.').max(MOST_PAID.year[0], MOST_PAID.year[1]).nullable(),
    startDate: calendarDay.nullable(),
    note: z.string().trim().min(3, 'Say why.').max(1000, 'At most 1000 characters.'),
  })
  .refine(({ payCents, startDate }) => payCents !== null || startDate !== null, {
    path: ['payCents'],
    error: 'Ask for other pay, another first day, or both.',
  });
export type CounterTerms = z.output<typeof counterTerms>;

export const COUNTER_ANSWERS = ['accepted', 'improved', 'declined'] as const;

export const counterView = z.object({
  payCents: cents.nullable(),
  startDate: calendarDay.nullable(),
  note: z.string(),
  madeAt: moment,
  /** Accepted: the next offer states what was asked. Improved: it states something else. Null while it waits. */
  answer: z.enum(COUNTER_ANSWERS).nullable(),
});

export const makeCounteroffer = contract({
  method: 'post',
  path: '/api/offers/:id/counter',
  summary: 'Ask once for other terms; the employer accepts or improves with a new offer, or keeps this one',
  params: idParams,
  body: counterTerms,
  response: offerView,
});

export const declineCounteroffer = contract({
  method: 'post',
  path: '/api/offers/:id/counter/decline',
  summary: 'Keep the offer as it is; the candidate can still sign it until it expires',
  params: idParams,
  response: offerView,
});

export const readCounteroffer = contract({
  method: 'get',
  path: '/api/offers/:id/counter',
  summary: 'What the candidate asked for, and whether they may still ask',
  params: idParams,
  response: z.object({ counter: counterView.nullable(), mayCounter: z.boolean() }),
});

export const counterContracts = [makeCounteroffer, declineCounteroffer, readCounteroffer] as const;
