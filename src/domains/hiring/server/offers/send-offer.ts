import { jobFacts, lockForEmployer, moveApplication } from '#domains/hiring/server/applications/index.ts';
import { offerSent } from '#domains/hiring/contract/offers/offer-events.ts';
import type { DraftVersion, OfferTerms } from '#domains/hiring/contract/offers/offer-terms.ts';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import type { SignatureInput } from '#domains/hiring/contract/offers/offer-signatures.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { supersede } from './counter/counter.ts';
import { requireApproved } from './approvals/index.ts';
import { putDraft } from './draft.ts';
import { requireMove } from './move-offer.ts';
import { findOffer, markSent, openOfferOf, presentOffer } from './offers.repo.ts';
import { freezeLetter, recordSignature } from './signing/index.ts';
import { valuesIn } from '../message-templates/index.ts';
import { checkTerms } from './terms.policy.ts';

/**
 * The employer signs and sends an offer, the prepared one where there is one. An application has one open offer at a time;
 * the answer is due before the first day.
 */
export const send = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { signature, version, ...terms }: OfferTerms & { signature: SignatureInput; version?: DraftVersion },
): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const application = await lockForEmployer(tx, userId, applicationId);
    const facts = await jobFacts(tx, application.jobId);
    if (!facts) throw notFound('job');
    const { belowWithReason, values } = checkTerms(terms, {
      job: facts.job,
      facts: await valuesIn(tx, { applicationId, userId, now }),
      now,
    });
    const open = await openOfferOf(tx, applicationId);
    if (open?.status === 'sent') throw wrongState('An offer to this person is already open.', open.status);
    const by = { actor: 'employer', actorId: userId } as const;
    const offer = await putDraft(deps, tx, { application, userId, values, version });
    await requireApproved(tx, offer, application);
    requireMove(offer, 'sent', by);
    if (open) await supersede(deps, tx, open, { id: offer.id, userId, values });
    else await moveApplication(deps, tx, application, 'offered', by);
    await markSent(tx, offer.id, { sentBy: userId, sentAt: now });
    await recordSignature(tx, offer.id, { side: 'employer', userId, signature, at: now });
    await freezeLetter(tx, await findOffer(tx, offer.id), now);
    await publish(deps, tx, offerSent, {
      ...by,
      offerId: offer.id,
      applicationId,
      expiresAt: values.expiresAt.toISOString(),
      belowWithReason,
    });
    return presentOffer(await findOffer(tx, offer.id));
  });
