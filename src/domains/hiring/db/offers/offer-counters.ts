import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { COUNTER_ANSWERS } from '#domains/hiring/contract/offers/offer-counters.ts';
import { at, createdAt, day, oneOf } from '#platform/db/columns.ts';
import { offers } from './offers.ts';

/** What a candidate asked for instead of an offer's terms, once for an offer, and what the employer made of it. */
export const offerCounters = pgTable(
  'offer_counters',
  {
    offerId: uuid()
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** In the unit of the offer. */
    payCents: integer(),
    startDate: day(),
    note: text().notNull(),
    madeAt: createdAt(),
    answer: text({ enum: COUNTER_ANSWERS }),
    answeredAt: at(),
  },
  (t) => [oneOf('offer_counters_answer_known', t.answer, COUNTER_ANSWERS)],
);
