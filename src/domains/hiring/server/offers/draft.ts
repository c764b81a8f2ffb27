import { jobFacts, lockForEmployer, type Application } from '#domains/hiring/server/applications/index.ts';
import type { DraftTerms, DraftVersion } from '#domains/hiring/contract/offers/offer-terms.ts';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import { takeApprovalBack } from './approvals/index.ts';
import { lockWithApplication, moveOffer } from './move-offer.ts';
import {
  changeDraft,
  findOffer,
  insertOffer,
  openOfferOf,
  preparedOfferOf,
  presentOffer,
  type Offer,
  type TermValues,
} from './offers.repo.ts';
import { draftValues, isVersion } from './terms.policy.ts';

/** Saves what is being prepared for a person, finished or not, so that the team can go on with it, even after its author left. */
export const saveDraft = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { version, ...terms }: DraftTerms & { version?: DraftVersion },
): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const application = await lockForEmployer(tx, userId, applicationId);
    const facts = await jobFacts(tx, application.jobId);
    if (!facts) throw notFound('job');
    const open = await openOfferOf(tx, applicationId);
    if (open?.status === 'sent') throw wrongState('An offer to this person is already open.', open.status);
    const { id } = await putDraft(deps, tx, {
      application,
      userId,
      values: draftValues(terms, facts.job, deps.clock.now()),
      version,
    });
    return presentOffer(await findOffer(tx, id));
  });

interface PutDraft {
  application: Application;
  userId: string;
  values: TermValues;
  version: DraftVersion;
}

/**
 * The prepared offer of an application with these terms. Other terms than before take its approval back, and are refused
 * over terms that their author did not see.
 */
export async function putDraft(deps: Deps, tx: Tx, { application, userId, values, version }: PutDraft): Promise<Offer> {
  const now = deps.clock.now();
  const prepared = await preparedOfferOf(tx, application.id);
  if (prepared && isSame(prepared, values)) return prepared;
  if (version !== undefined && !isVersion(prepared, version)) {
    const message = 'This offer changed in the meantime. Compare the terms, then save or send yours again.';
    throw new AppError('CONFLICT', message);
  }
  if (prepared) {
    await takeApprovalBack(tx, prepared);
    // Staying a draft is no step.
    const step = prepared.status === 'draft' ? {} : { status: 'draft' as const };
    return changeDraft(tx, prepared.id, { ...values, ...step, sentBy: userId }, now);
  }
  const made = await insertOffer(tx, {
    ...values,
    applicationId: application.id,
    organizationId: application.organizationId,
    sentBy: userId,
    sentAt: now,
    updatedAt: now,
  });
  if (!made) throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.');
  return made;
}

/** Discards what was not sent. */
export const discard = (deps: Deps, userId: string, offerId: string): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const { offer, application } = await lockWithApplication(tx, offerId);
    await lockForEmployer(tx, userId, application.id);
    await moveOffer(deps, tx, offer, 'discarded', { actor: 'employer', actorId: userId });
    return presentOffer(await findOffer(tx, offerId));
  });

const isSame = (offer: Offer, values: TermValues): boolean =>
  (Object.keys(values) as (keyof TermValues)[]).every((name) => {
    const [before, after] = [offer[name], values[name]];
    return before instanceof Date && after instanceof Date ? before.getTime() === after.getTime() : before === after;
  });
