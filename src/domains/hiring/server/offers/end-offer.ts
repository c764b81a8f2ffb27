import type { NoThanksReason } from '#domains/hiring/contract/invitations/invitation-states.ts';
import {
  keepPrivateReason,
  moveApplication,
  requireHirer,
  requireNoHold,
} from '#domains/hiring/server/applications/index.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import { elevate, service, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import type { SignatureInput } from '#domains/hiring/contract/offers/offer-signatures.ts';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { lockWithApplication, moveOffer, requireMove, requireUnexpired } from './move-offer.ts';
import { dueOffers, findOffer, lockJob, presentOffer } from './offers.repo.ts';
import { recordSignature, sealingCertificate, signLetter } from './signing/index.ts';

/** The candidate accepts by signing and is hired; the employer gets their date of birth and address. */
export async function accept(
  deps: Deps,
  userId: string,
  offerId: string,
  signature: SignatureInput,
): Promise<OfferView> {
  // Before the locks: an installation's first signature makes its certificate.
  const { p12 } = await sealingCertificate(deps);
  return deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const { job } = await findOffer(tx, offerId);
    // In the order in which closing a job locks: the job, then its applications.
    await elevate(tx, () => lockJob(tx, job.id));
    const { offer, application } = await lockForCandidate(tx, userId, offerId);
    const by = { actor: 'candidate', actorId: userId } as const;
    requireMove(offer, 'accepted', by);
    requireUnexpired(offer, now);
    await requireNoHold(tx, application);
    await recordSignature(tx, offerId, { side: 'candidate', userId, signature, at: now });
    await signLetter(deps, tx, await findOffer(tx, offerId), { p12, at: now });
    await moveOffer(deps, tx, offer, 'accepted', by);
    await moveApplication(deps, tx, application, 'hired', by, {
      contactSharedAt: application.contactSharedAt ?? now,
    });
    return presentOffer(await findOffer(tx, offerId));
  });
}

/** The candidate declines; the application returns to interviews. */
export const decline = (
  deps: Deps,
  userId: string,
  offerId: string,
  { reason, privateReason }: { reason: string | null; privateReason?: NoThanksReason | null | undefined },
): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const { offer, application } = await lockForCandidate(tx, userId, offerId);
    const by = { actor: 'candidate', actorId: userId } as const;
    requireMove(offer, 'declined', by);
    await moveApplication(deps, tx, application, 'interviewing', by);
    await moveOffer(deps, tx, offer, 'declined', by, reason);
    const about = { applicationId: application.id, about: 'offer' } as const;
    await keepPrivateReason(tx, about, privateReason ?? null, deps.clock.now());
    return presentOffer(await findOffer(tx, offerId));
  });

/** The employer withdraws an unanswered offer and says why. */
export const rescind = (deps: Deps, userId: string, offerId: string, reason: string): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const { offer, application } = await lockWithApplication(tx, offerId);
    if (application.candidateId === userId) throw notFound('offer');
    await requireHirer(tx, application);
    const by = { actor: 'employer', actorId: userId } as const;
    requireMove(offer, 'rescinded', by);
    await moveApplication(deps, tx, application, 'interviewing', by);
    await moveOffer(deps, tx, offer, 'rescinded', by, reason);
    return presentOffer(await findOffer(tx, offerId));
  });

/** Expires an offer whose time is over; does nothing when it was answered in time. */
export const expire = (deps: Deps, offerId: string): Promise<void> =>
  deps.db.as(service, async (tx) => {
    const { offer, application } = await lockWithApplication(tx, offerId);
    if ((offer.status !== 'sent' && offer.status !== 'countered') || offer.expiresAt > deps.clock.now()) return;
    // An erasure withdraws the application before its offer ends.
    if (application.stage === 'offered') await moveApplication(deps, tx, application, 'interviewing', SYSTEM);
    await moveOffer(deps, tx, offer, 'expired', SYSTEM);
  });

/** Keeps a run short; the next one continues. */
const BATCH_SIZE = 200;

/** Expires what is still open after its time: the job of an offer runs once, and may have come too early or failed. */
export async function expireDue(deps: Deps): Promise<void> {
  const due = await deps.db.as(service, (tx) => dueOffers(tx, deps.clock.now(), BATCH_SIZE));
  for (const { id } of due) {
    // One that fails must not hold up the others.
    await expire(deps, id).catch((error: unknown) =>
      deps.log.error({ err: error, offerId: id }, 'an offer could not expire'),
    );
  }
}

async function lockForCandidate(tx: Tx, userId: string, offerId: string) {
  const { offer, application } = await lockWithApplication(tx, offerId);
  if (application.candidateId !== userId) throw new AppError('FORBIDDEN', 'Only the candidate answers an offer.');
  return { offer, application };
}
