import type { z } from 'zod';
import {
  employersApplication,
  jobFacts,
  note,
  offerReceived,
  step,
  type JobFactsRow,
} from '#domains/hiring/server/applications/index.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { audit } from '#platform/server/audit.ts';
import { dayOf } from '#kernel/days.ts';
import { elevate, user } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import { earnedDifferential, payShortfalls, shortfallText } from '#kernel/pay.ts';
import type { OfferView, sendOffer } from '#domains/hiring/contract/offers.ts';
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
    const facts = await jobFacts(tx, application.jobId);
    if (!facts) throw notFound('job');
    const { shortOf, payReason } = requireReason(facts.job, terms);
    const open = await openOfferOf(tx, applicationId);
    if (open) throw wrongState('An offer to this person is already open.', open.status);
    const moved = await step(tx, application, 'offered', { actor: 'employer', actorId: userId }, now);
    const offer = await insertOffer(tx, {
      ...terms,
      payReason,
      differentialCents: earnedDifferential({ ...facts.job, shift: terms.shift })?.[1] ?? 0,
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
      await notify(deps, tx, offerReceived, {
        userId: application.candidateId,
        href: `/job-seeker/dashboard?application=${applicationId}`,
        data: {
          jobTitle: facts.job.title,
          organizationName: facts.organizationName,
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
        // The reason stands with the offer, where an erasure reaches it.
        detail: { applicationId, ...(shortOf.length > 0 ? { belowWithReason: shortOf } : {}) },
      });
    });
    return presentOffer(await findOffer(tx, offer.id));
  });

/** Pay below what was posted, or below the minimum wage, needs a reason; where there is nothing to explain, none is kept. */
function requireReason(job: JobFactsRow['job'], terms: Terms) {
  const shortfalls = payShortfalls(terms, job);
  const refusal = shortfallText(shortfalls);
  if (!refusal) return { shortOf: [], payReason: null };
  if ((terms.payReason ?? '').length < 3) throw invalidField('payReason', `${refusal} Say why.`);
  return { shortOf: shortfalls.map(({ of }) => of), payReason: terms.payReason };
}
