import type { z } from 'zod';
import {
  jobFacts,
  lockForEmployer,
  moveApplication,
  type JobFactsRow,
} from '#domains/hiring/server/applications/index.ts';
import { dayOf } from '#kernel/days.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { earnedDifferential, payShortfalls, shortfallText } from '#domains/jobs/contract/pay.ts';
import { offerSent } from '#domains/hiring/contract/offer-events.ts';
import type { OfferView, sendOffer } from '#domains/hiring/contract/offers.ts';
import { findOffer, insertOffer, openOfferOf, presentOffer } from './offers.repo.ts';
import { freezeLetter, recordSignature } from './signing/index.ts';

type Terms = z.output<(typeof sendOffer)['body']>;

/** The employer signs and sends an offer. An application has one open offer at a time; the answer is due before the first day. */
export const send = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { signature, ...terms }: Terms,
): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const expiresAt = new Date(terms.expiresAt);
    if (expiresAt <= now) throw invalidField('expiresAt', 'The answer must be due in the future.');
    if (terms.startDate <= dayOf(now)) throw invalidField('startDate', 'The start date must be in the future.');
    if (dayOf(expiresAt) >= terms.startDate)
      throw invalidField('expiresAt', 'The answer must be due before the start date.');
    const application = await lockForEmployer(tx, userId, applicationId);
    const facts = await jobFacts(tx, application.jobId);
    if (!facts) throw notFound('job');
    const { belowWithReason, payReason } = requireReason(facts.job, terms);
    const open = await openOfferOf(tx, applicationId);
    if (open) throw wrongState('An offer to this person is already open.', open.status);
    const by = { actor: 'employer', actorId: userId } as const;
    await moveApplication(deps, tx, application, 'offered', by);
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
    await recordSignature(tx, offer.id, { side: 'employer', userId, signature, at: now });
    await freezeLetter(tx, await findOffer(tx, offer.id), now);
    await publish(deps, tx, offerSent, {
      ...by,
      offerId: offer.id,
      applicationId,
      expiresAt: expiresAt.toISOString(),
      belowWithReason,
    });
    return presentOffer(await findOffer(tx, offer.id));
  });

/** Pay below the posting or the minimum wage needs a reason; otherwise none is stored. */
function requireReason(job: JobFactsRow['job'], terms: Omit<Terms, 'signature'>) {
  const shortfalls = payShortfalls(terms, job);
  const refusal = shortfallText(shortfalls);
  if (!refusal) return { belowWithReason: [], payReason: null };
  if ((terms.payReason ?? '').length < 3) throw invalidField('payReason', `${refusal} Say why.`);
  return { belowWithReason: shortfalls.map(({ of }) => of), payReason: terms.payReason };
}
