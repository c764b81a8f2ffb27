import { counterDeclined, offerCountered } from '#domains/hiring/contract/offers/offer-events.ts';
import { namesOf, notifyParties } from '#domains/hiring/server/parties/index.ts';
import { auditOn } from '#platform/server/audit.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { counterKept, counterMade } from './counter.notices.ts';

export const counterSubscribers: readonly Subscriber[] = [
  onEvent('hiring.notify-of-counteroffer', offerCountered, (deps, tx, { payload: { offerId, applicationId } }) =>
    notifyParties(deps, tx, counterMade, applicationId, {
      to: ['employer'],
      data: namesOf,
      dedupeKey: `counter:${offerId}`,
    }),
  ),
  onEvent('hiring.notify-of-kept-offer', counterDeclined, (deps, tx, { payload: { offerId, applicationId } }) =>
    notifyParties(deps, tx, counterKept, applicationId, {
      to: ['candidate'],
      data: namesOf,
      dedupeKey: `counter:${offerId}:declined`,
    }),
  ),
  auditOn(offerCountered, ({ actorId, offerId }) => ({
    actorId,
    action: 'offer.countered',
    subjectType: 'offer',
    subjectId: offerId,
  })),
  auditOn(counterDeclined, ({ actorId, offerId }) => ({
    actorId,
    action: 'offer.counter_declined',
    subjectType: 'offer',
    subjectId: offerId,
  })),
];
