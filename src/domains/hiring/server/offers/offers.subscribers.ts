import { complete } from '#domains/hiring/contract/offers/offers.ts';
import type { z } from 'zod';
import { namesOf, notifyParties, type Side } from '#domains/hiring/server/parties/index.ts';
import { applicationEnded } from '#domains/hiring/contract/applications/application-events.ts';
import { END_REASONS } from '#domains/hiring/contract/decline-reasons.ts';
import {
  offerAnswered,
  offerDiscarded,
  offerExpired,
  offerSent,
  offerWithdrawn,
} from '#domains/hiring/contract/offers/offer-events.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import { auditOn, type AuditEntry } from '#platform/server/audit.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { AFTER_DUE_SECONDS } from '#platform/server/jobs/jobs.ts';
import { moveOffer } from './move-offer.ts';
import { offerExpiry } from './offers.jobs.ts';
import { offerDecided, offerReceived } from './offers.notices.ts';
import { openOfferOf, preparedOfferOf, readOffer } from './offers.repo.ts';

type OfferIds = z.output<(typeof offerWithdrawn)['payload']>;
type Decision = z.output<(typeof offerDecided)['data']>['decision'];

async function notifyOfDecision(
  deps: Deps,
  tx: Tx,
  { offerId, applicationId }: OfferIds,
  decision: Decision,
  { to, withReason }: { to: readonly Side[]; withReason: boolean },
): Promise<void> {
  const { decisionReason } = await readOffer(tx, offerId);
  await notifyParties(deps, tx, offerDecided, applicationId, {
    to,
    // HR onboarding begins with an accepted offer; after another decision it no longer sees the person.
    also: decision === 'accepted' ? ['own_jobs', 'with_offer'] : ['own_jobs'],
    data: (parties) => ({
      ...namesOf(parties),
      decision,
      ...(withReason && decisionReason !== null && { reason: decisionReason }),
    }),
    dedupeKey: `offer:${offerId}:${decision}`,
  });
}

const auditEntry = (action: string, { actorId, offerId }: OfferIds, detail?: AuditEntry['detail']): AuditEntry => ({
  actorId,
  action: `offer.${action}`,
  subjectType: 'offer',
  subjectId: offerId,
  ...(detail && { detail }),
});

export const offerSubscribers: readonly Subscriber[] = [
  onEvent('hiring.end-offer-with-application', applicationEnded, async (deps, tx, { payload }) => {
    const open = await openOfferOf(tx, payload.applicationId);
    const to = payload.to === 'withdrawn' ? 'declined' : 'rescinded';
    if (open) await moveOffer(deps, tx, open, to, SYSTEM, END_REASONS[payload.end.cause]);
    const prepared = await elevate(tx, () => preparedOfferOf(tx, payload.applicationId));
    if (prepared) await elevate(tx, () => moveOffer(deps, tx, prepared, 'discarded', SYSTEM));
  }),
  onEvent('hiring.schedule-offer-expiry', offerSent, (deps, tx, { payload: { offerId, expiresAt } }) =>
    deps.jobs.enqueue(
      tx,
      offerExpiry,
      { offerId },
      { startAfter: new Date(Date.parse(expiresAt) + AFTER_DUE_SECONDS * 1000), key: offerId },
    ),
  ),
  onEvent('hiring.notify-of-offer', offerSent, async (deps, tx, { payload: { offerId, applicationId } }) => {
    const { payUnit, payCents, startDate, expiresAt } = complete(await readOffer(tx, offerId));
    await notifyParties(deps, tx, offerReceived, applicationId, {
      to: ['candidate'],
      data: (parties) => ({ ...namesOf(parties), payUnit, payCents, startDate, expiresAt: expiresAt.toISOString() }),
      dedupeKey: `offer:${offerId}`,
    });
  }),
  onEvent('hiring.notify-of-answer', offerAnswered, (deps, tx, { payload }) =>
    // The employer reads the candidate's own reason on the offer itself.
    notifyOfDecision(deps, tx, payload, payload.answer, { to: ['employer'], withReason: payload.actor === 'system' }),
  ),
  onEvent('hiring.notify-of-withdrawn-offer', offerWithdrawn, (deps, tx, { payload }) =>
    notifyOfDecision(deps, tx, payload, 'rescinded', { to: ['candidate'], withReason: true }),
  ),
  onEvent('hiring.notify-of-expired-offer', offerExpired, (deps, tx, { payload }) =>
    notifyOfDecision(deps, tx, payload, 'expired', { to: ['employer', 'candidate'], withReason: false }),
  ),
  auditOn(offerSent, ({ belowWithReason, ...payload }) => {
    const { applicationId } = payload;
    // The reason itself stays with the offer, where an erasure reaches it.
    return auditEntry('sent', payload, { applicationId, ...(belowWithReason.length > 0 && { belowWithReason }) });
  }),
  auditOn(offerAnswered, (payload) => auditEntry(payload.answer, payload)),
  auditOn(offerWithdrawn, (payload) => auditEntry('rescinded', payload)),
  auditOn(offerDiscarded, (payload) => auditEntry('discarded', payload)),
  auditOn(offerExpired, (payload) => auditEntry('expired', payload)),
];
