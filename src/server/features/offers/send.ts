import type { z } from 'zod';
import { employersApplication, jobFacts, note, step } from '#server/features/applications/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { audit } from '#server/platform/audit.ts';
import { dayOf } from '#shared/kernel/days.ts';
import { elevate, user, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, invalidField, wrongState } from '#server/platform/errors.ts';
import { belowMinimumWage } from '#shared/kernel/posting.ts';
import type { OfferView, sendOffer } from '#shared/contracts/offers.ts';
import { offerExpiry } from './offers.jobs.ts';
import { findOffer, insertOffer, openOfferOf, presentOffer } from './offers.repo.ts';

type Terms = z.output<(typeof sendOffer)['body']>;

/** The employer sends an offer. One at a time is open; the start lies ahead and the answer is due before it. */
export const send = (deps: Deps, userId: string, applicationId: string, terms: Terms): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const expiresAt = new Date(terms.expiresAt);
    if (expiresAt <= now) throw invalidField('expiresAt', 'The answer must be due in the future.');
    if (terms.startDate <= dayOf(now)) throw invalidField('startDate', 'The start must lie in the future.');
    if (dayOf(expiresAt) >= terms.startDate)
      throw invalidField('expiresAt', 'The answer must be due before the start.');
    const application = await employersApplication(tx, userId, applicationId);
    await requireWage(tx, application.jobId, terms.payCents);
    const open = await openOfferOf(tx, applicationId);
    if (open) throw wrongState('An offer to this person is already open.', open.status);
    const moved = await step(tx, application, 'offered', { actor: 'employer', actorId: userId }, now);
    const offer = await insertOffer(tx, {
      ...terms,
      applicationId,
      organizationId: application.organizationId,
      expiresAt,
      sentBy: userId,
      sentAt: now,
      updatedAt: now,
    });
    if (!offer) throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.');
    await note(tx, moved, 'offer_sent', { actor: 'employer', actorId: userId }, { offerId: offer.id }, now);
    await deps.jobs.enqueue(tx, offerExpiry, { offerId: offer.id }, { startAfter: expiresAt, key: offer.id });
    await elevate(tx, async () => {
      const facts = await jobFacts(tx, application.jobId);
      await notify(deps, tx, {
        userId: application.candidateId,
        kind: 'offer_received',
        href: `/job-seeker/dashboard?application=${applicationId}`,
        data: {
          jobTitle: facts?.job.title ?? '',
          organizationName: facts?.organizationName ?? '',
          payCents: offer.payCents,
          startDate: offer.startDate,
          expiresAt: offer.expiresAt.toISOString(),
        },
        dedupeKey: `offer:${offer.id}`,
      });
      await audit(tx, {
        actorId: userId,
        action: 'offer.sent',
        subjectType: 'offer',
        subjectId: offer.id,
        detail: { applicationId },
      });
    });
    return presentOffer(await findOffer(tx, offer.id));
  });

async function requireWage(tx: Tx, jobId: string, payCents: number): Promise<void> {
  const state = (await jobFacts(tx, jobId))?.job.state;
  const refusal = state ? belowMinimumWage(state, payCents) : null;
  if (refusal) throw invalidField('payCents', refusal);
}
