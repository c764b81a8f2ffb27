import { jobFacts, lockForEmployer } from '#domains/hiring/server/applications/index.ts';
import { offerReviewed, offerSubmitted } from '#domains/hiring/contract/offers/offer-events.ts';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { offeredHourly } from '#domains/jobs/contract/pay-units.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { lockWithApplication, requireMove } from '../move-offer.ts';
import { changeDraft, findOffer, presentOffer, setStatus } from '../offers.repo.ts';
import { valuesIn } from '../../message-templates/index.ts';
import { checkTerms, finishedTerms, isVersion } from '../terms.policy.ts';
import { waitingApproval } from './approval-state.ts';
import { decideStep, dropApprovals, insertApprovals, stepsFor } from './approvals.repo.ts';

/** Sends a draft to those who have to approve it. A step of the member who sends it counts as approved. */
export const submit = (deps: Deps, userId: string, offerId: string): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const { offer, application } = await lockWithApplication(tx, offerId);
    await lockForEmployer(tx, userId, application.id);
    const by = { actor: 'employer', actorId: userId } as const;
    requireMove(offer, 'in_approval', by);
    const { organizationId, jobId } = application;
    const facts = await jobFacts(tx, jobId);
    if (!facts) throw notFound('job');
    // Approvers read the letter's texts as they will be sent.
    const { values } = checkTerms(finishedTerms(offer), {
      job: facts.job,
      facts: await valuesIn(tx, { applicationId: application.id, userId, now }),
      now,
    });
    const steps = await stepsFor(tx, {
      organizationId,
      jobId,
      payCents: values.payCents,
      hourlyCents: offeredHourly(values, facts.job),
    });
    if (steps.length === 0) throw new AppError('CONFLICT', 'This offer needs no approval. Sign and send it.');
    await changeDraft(tx, offerId, values, now);
    await dropApprovals(tx, offerId);
    await insertApprovals(
      tx,
      steps.map(({ approverId }, position) => ({
        offerId,
        position,
        approverId,
        createdAt: now,
        ...(approverId === userId && { state: 'approved' as const, decidedBy: userId, decidedAt: now }),
      })),
    );
    await setStatus(tx, offerId, 'in_approval', now);
    await tellNext(deps, tx, { offerId, applicationId: application.id, writtenBy: userId, by });
    return presentOffer(await findOffer(tx, offerId));
  });

/** Approves the step that waits, or returns the offer to its draft with a reason. */
export const decide = (
  deps: Deps,
  userId: string,
  offerId: string,
  { approves, reason, version }: { approves: boolean; reason?: string | null | undefined; version: string },
): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    // A 404 for everyone who may not see it. Approvers may read only, so the server takes the lock and the step.
    await findOffer(tx, offerId);
    const { offer, application } = await elevate(tx, () => lockWithApplication(tx, offerId));
    if (application.candidateId === userId) throw notFound('offer');
    requireMove(offer, approves ? 'approved' : 'draft', SYSTEM);
    const waiting = await waitingApproval(tx, offer, userId);
    if (!waiting?.isMine) throw new AppError('FORBIDDEN', 'Another member of your team decides this offer.');
    if (!isVersion(offer, version)) {
      throw wrongState('The terms changed in the meantime. Look at the offer again.', 'changed');
    }
    await decideStep(tx, waiting.approval.id, {
      state: approves ? 'approved' : 'refused',
      reason: approves ? null : (reason ?? null),
      decidedBy: userId,
      decidedAt: now,
    });
    const ids = { offerId, applicationId: application.id, actor: 'employer', actorId: userId } as const;
    if (approves) await tellNext(deps, tx, { ...ids, writtenBy: offer.sentBy, by: ids });
    else {
      await elevate(tx, () => setStatus(tx, offerId, 'draft', now));
      await publish(deps, tx, offerReviewed, { ...ids, isApproved: false, writtenBy: offer.sentBy });
    }
    return presentOffer(await findOffer(tx, offerId));
  });

/** The next approver is asked; after the last one the offer is approved. */
async function tellNext(
  deps: Deps,
  tx: Tx,
  about: {
    offerId: string;
    applicationId: string;
    writtenBy: string;
    by: { actor: 'employer'; actorId: string };
  },
): Promise<void> {
  const { offerId, applicationId, writtenBy, by } = about;
  const ids = { offerId, applicationId, actor: by.actor, actorId: by.actorId };
  const next = await waitingApproval(tx, (await findOffer(tx, offerId)).offer, by.actorId);
  if (next) {
    const { approverId, position } = next.approval;
    await publish(deps, tx, offerSubmitted, { ...ids, approverId, position });
    return;
  }
  await elevate(tx, () => setStatus(tx, offerId, 'approved', deps.clock.now()));
  await publish(deps, tx, offerReviewed, { ...ids, isApproved: true, writtenBy });
}
