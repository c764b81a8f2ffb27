import type { z } from 'zod';
import { jobFacts, requireHirer, requireNoHold } from '#domains/hiring/server/applications/index.ts';
import type { CounterTerms, readCounteroffer } from '#domains/hiring/contract/offers/offer-counters.ts';
import { counterDeclined, offerCountered } from '#domains/hiring/contract/offers/offer-events.ts';
import { complete, type OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { MOST_PAID, postedPay } from '#domains/jobs/contract/pay-units.ts';
import { payShortfalls, shortfallText } from '#domains/jobs/contract/pay.ts';
import { dayOf } from '#kernel/days.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { lockWithApplication, moveOffer, requireMove, requireUnexpired } from '../move-offer.ts';
import { findOffer, presentOffer, readOffer, setStatus, type Offer, type SentTerms } from '../offers.repo.ts';
import { answerCounter, counterOf, insertCounter, setReplaced } from './counter.repo.ts';

/** The candidate asks for other terms. There is one round: neither this offer nor its successor can be countered again. */
export const makeCounter = (deps: Deps, userId: string, offerId: string, terms: CounterTerms): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const { offer, application } = await lockWithApplication(tx, offerId);
    if (application.candidateId !== userId) throw new AppError('FORBIDDEN', 'Only the candidate answers an offer.');
    const by = { actor: 'candidate', actorId: userId } as const;
    requireMove(offer, 'countered', by);
    requireUnexpired(offer, now);
    if (!(await mayCounter(tx, offer))) throw wrongState('You already asked for other terms.', offer.status);
    await requireNoHold(tx, application);
    const facts = await jobFacts(tx, application.jobId);
    if (!facts) throw notFound('job');
    checkAsked(terms, complete(offer), facts.job, now);
    await insertCounter(tx, { offerId, ...terms, madeAt: now });
    await setStatus(tx, offerId, 'countered', now);
    await publish(deps, tx, offerCountered, { ...by, offerId, applicationId: application.id });
    return presentOffer(await findOffer(tx, offerId));
  });

type CompleteOffer = ReturnType<typeof complete<Offer>>;
type Job = NonNullable<Awaited<ReturnType<typeof jobFacts>>>['job'];

/** What no employer could grant is refused at its field. */
function checkAsked({ payCents, startDate }: CounterTerms, offer: CompleteOffer, job: Job, now: Date): void {
  if (startDate !== null && startDate <= dayOf(now)) {
    throw invalidField('startDate', 'The first day must be in the future.');
  }
  if (payCents === null) return;
  if (payCents <= offer.payCents) throw invalidField('payCents', 'Ask for more than the offer, or leave the pay out.');
  const { payUnit, shiftPattern } = offer;
  const [most, tooMuch] = MOST_PAID[payUnit];
  if (payCents > most) throw invalidField('payCents', tooMuch);
  const asked = { payCents, startDate: startDate ?? offer.startDate, shiftPattern };
  const posted = { ...job, ...postedPay(job), payUnit };
  const illegal = shortfallText(payShortfalls(asked, posted).filter(({ of }) => of === 'minimum_wage'));
  if (illegal) throw invalidField('payCents', illegal);
}

/** The employer keeps its offer, which the candidate can sign or decline until it expires. */
export const declineCounter = (deps: Deps, userId: string, offerId: string): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const { offer, application } = await lockWithApplication(tx, offerId);
    if (application.candidateId === userId) throw notFound('offer');
    await requireHirer(tx, application);
    const by = { actor: 'employer', actorId: userId } as const;
    // A draft becomes `sent`, too: only a counteroffer can be kept from.
    if (offer.status !== 'countered') throw wrongState('There is no counteroffer to answer any more.', offer.status);
    requireUnexpired(offer, now);
    await answerCounter(tx, offerId, 'declined', now);
    await setStatus(tx, offerId, 'sent', now);
    await publish(deps, tx, counterDeclined, { ...by, offerId, applicationId: application.id });
    return presentOffer(await findOffer(tx, offerId));
  });

/** A new offer answers the counteroffer to the open one and takes its place. */
export async function supersede(
  deps: Deps,
  tx: Tx,
  open: Offer,
  next: { id: string; userId: string; values: SentTerms },
): Promise<void> {
  const counter = await counterOf(tx, open.id);
  const isGranted =
    counter !== null &&
    (counter.payCents === null || (next.values.payUnit === open.payUnit && next.values.payCents >= counter.payCents)) &&
    (counter.startDate === null || next.values.startDate === counter.startDate);
  await answerCounter(tx, open.id, isGranted ? 'accepted' : 'improved', deps.clock.now());
  await moveOffer(deps, tx, open, 'superseded', { actor: 'employer', actorId: next.userId });
  await setReplaced(tx, next.id, open.id);
}

export const readCounter = (
  deps: Deps,
  userId: string,
  offerId: string,
): Promise<z.input<(typeof readCounteroffer)['response']>> =>
  deps.db.as(user(userId), async (tx) => {
    const offer = await readOffer(tx, offerId);
    const counter = await counterOf(tx, offerId);
    return {
      counter: counter && {
        payCents: counter.payCents,
        startDate: counter.startDate,
        note: counter.note,
        madeAt: counter.madeAt.toISOString(),
        answer: counter.answer,
      },
      mayCounter: offer.status === 'sent' && offer.expiresAt > deps.clock.now() && (await mayCounter(tx, offer)),
    };
  });

const mayCounter = async (tx: Tx, offer: Offer): Promise<boolean> =>
  offer.replacesId === null && (await counterOf(tx, offer.id)) === null;
