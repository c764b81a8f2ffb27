import { lockApplication, type Application } from '#domains/hiring/server/applications/index.ts';
import type { Initiator } from '#platform/contract/event.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import {
  offerAnswered,
  offerDiscarded,
  offerExpired,
  offerWithdrawn,
} from '#domains/hiring/contract/offers/offer-events.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { offerMachine, type OfferStatus } from '#domains/hiring/contract/offers/offer-states.ts';
import { findOffer, lockOffer, saveDecision, type Offer } from './offers.repo.ts';

/** Locks the application before its offer, as ending an application does, so that the two cannot deadlock. */
export async function lockWithApplication(
  tx: Tx,
  offerId: string,
): Promise<{ offer: Offer; application: Application }> {
  const { offer } = await findOffer(tx, offerId);
  const application = await lockApplication(tx, offer.applicationId);
  return { offer: await lockOffer(tx, offerId), application };
}

export function requireMove({ status }: Offer, to: OfferStatus, { actor }: Initiator): void {
  if (mayMove(offerMachine, status, to, actor)) return;
  throw wrongState(`This offer is ${status}, so that is no longer open.`, status);
}

/** 409 once the time to answer is over, also while the offer is not marked as expired yet. */
export function requireUnexpired({ expiresAt }: Offer, now: Date): void {
  if (expiresAt <= now) throw wrongState('This offer has expired.', 'expired');
}

/** The states in which an offer ends. */
type OfferEnd = 'accepted' | 'declined' | 'expired' | 'rescinded' | 'discarded' | 'superseded';

/** The one way in which an offer ends; 409 with the current status when this side may not take the step. */
export async function moveOffer(
  deps: Deps,
  tx: Tx,
  offer: Offer,
  to: OfferEnd,
  by: Initiator,
  decisionReason: string | null = null,
): Promise<void> {
  requireMove(offer, to, by);
  await saveDecision(tx, offer.id, { status: to, decidedAt: deps.clock.now(), decisionReason });
  const ids = { ...by, offerId: offer.id, applicationId: offer.applicationId };
  if (to === 'rescinded') await publish(deps, tx, offerWithdrawn, ids);
  else if (to === 'expired') await publish(deps, tx, offerExpired, ids);
  else if (to === 'discarded') await publish(deps, tx, offerDiscarded, ids);
  else if (to !== 'superseded') await publish(deps, tx, offerAnswered, { ...ids, answer: to });
}
