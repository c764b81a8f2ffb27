import {
  endFilled,
  endInterviews,
  jobFacts,
  lockApplication,
  note,
  offerDecided,
  requireHirer,
  requireNoHold,
  step,
  type Application,
} from '#domains/hiring/server/applications/index.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, service, user, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import type { OfferView } from '#domains/hiring/contract/offers.ts';
import { mayMove, type Actor } from '#kernel/state-machine.ts';
import { offerMachine, type OfferStatus } from '#domains/hiring/contract/offer-states.ts';
import { fillWhenFull, findOffer, lockJob, lockOffer, presentOffer, saveDecision, type Offer } from './offers.repo.ts';

/** The candidate accepts: the application is hired, the seat is filled, birth date and address open to the employer. */
export const accept = (deps: Deps, userId: string, offerId: string): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const { job } = await findOffer(tx, offerId);
    // As whoever closes the job: it first, then its applications.
    await elevate(tx, () => lockJob(tx, job.id));
    const { offer, application } = await candidatesOffer(tx, userId, offerId);
    requireMove(offer, 'accepted', 'candidate');
    if (offer.expiresAt <= now) throw wrongState('This offer has expired.', 'expired');
    await requireNoHold(tx, application);
    await moveOffer(tx, offer, 'accepted', 'candidate', now, null);
    const hired = await step(tx, application, 'hired', { actor: 'candidate', actorId: userId }, now, {
      set: { contactSharedAt: application.contactSharedAt ?? now },
      detail: { offerId },
    });
    await endInterviews(deps, tx, hired);
    await fillSeat(deps, tx, hired);
    await tellEmployer(deps, tx, hired, offer, userId, 'accepted');
    return presentOffer(await findOffer(tx, offerId));
  });

/** The candidate declines; the application goes back to interviews, where both sides can go on talking. */
export const decline = (deps: Deps, userId: string, offerId: string, reason: string | null): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const { offer, application } = await candidatesOffer(tx, userId, offerId);
    await moveOffer(tx, offer, 'declined', 'candidate', now, reason);
    const doer = { actor: 'candidate' as const, actorId: userId };
    const moved = await step(tx, application, 'interviewing', doer, now);
    await note(tx, moved, 'offer_declined', doer, { offerId }, now);
    await tellEmployer(deps, tx, moved, offer, userId, 'declined');
    return presentOffer(await findOffer(tx, offerId));
  });

/** The employer takes an unanswered offer back and says why. */
export const rescind = (deps: Deps, userId: string, offerId: string, reason: string): Promise<OfferView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const { offer, application } = await lockBoth(tx, offerId);
    if (application.candidateId === userId) throw notFound('offer');
    await requireHirer(tx, application);
    await moveOffer(tx, offer, 'rescinded', 'employer', now, reason);
    const doer = { actor: 'employer' as const, actorId: userId };
    const moved = await step(tx, application, 'interviewing', doer, now);
    await note(tx, moved, 'offer_rescinded', doer, { offerId }, now);
    await tellCandidate(deps, tx, moved, offer, userId, 'rescinded', reason);
    return presentOffer(await findOffer(tx, offerId));
  });

/** An offer whose time is over, by the clock. Does nothing when it was answered in time or runs longer now. */
export const expire = (deps: Deps, offerId: string): Promise<void> =>
  deps.db.as(service, async (tx) => {
    const now = deps.clock.now();
    const { offer, application } = await lockBoth(tx, offerId);
    if (offer.status !== 'sent' || offer.expiresAt > now) return;
    await moveOffer(tx, offer, 'expired', 'system', now, null);
    const doer = { actor: 'system' as const, actorId: null };
    const moved = await step(tx, application, 'interviewing', doer, now);
    await note(tx, moved, 'offer_expired', doer, { offerId }, now);
    await tellEmployer(deps, tx, moved, offer, null, 'expired');
    await tellCandidate(deps, tx, moved, offer, null, 'expired', null);
  });

/** In the order of whoever ends an application: it first, then what hangs on it, so that neither waits for the other. */
async function lockBoth(tx: Tx, offerId: string): Promise<{ offer: Offer; application: Application }> {
  const { offer } = await findOffer(tx, offerId);
  const application = await lockApplication(tx, offer.applicationId);
  return { offer: await lockOffer(tx, offerId), application };
}

async function candidatesOffer(tx: Tx, userId: string, offerId: string) {
  const { offer, application } = await lockBoth(tx, offerId);
  if (application.candidateId !== userId) throw new AppError('FORBIDDEN', 'Only the candidate answers an offer.');
  return { offer, application };
}

async function moveOffer(
  tx: Tx,
  offer: Offer,
  to: OfferStatus,
  actor: Actor,
  now: Date,
  decisionReason: string | null,
) {
  requireMove(offer, to, actor);
  await saveDecision(tx, offer.id, { status: to, decidedAt: now, decisionReason });
}

function requireMove({ status }: Offer, to: OfferStatus, actor: Actor): void {
  if (mayMove(offerMachine, status, to, actor)) return;
  throw wrongState(`This offer is ${status}, so that is no longer open.`, status);
}

/** The last opening filled fills the job, and everybody else who waits for it is told. */
const fillSeat = (deps: Deps, tx: Tx, { jobId }: Application): Promise<void> =>
  elevate(tx, async () => {
    if (await fillWhenFull(tx, jobId, deps.clock.now())) {
      await endFilled(deps, tx, jobId);
      await audit(tx, { actorId: null, action: 'job.filled', subjectType: 'job', subjectId: jobId });
    }
  });

async function tellEmployer(
  deps: Deps,
  tx: Tx,
  application: Application,
  offer: Offer,
  actorId: string | null,
  decision: 'accepted' | 'declined' | 'expired',
): Promise<void> {
  await elevate(tx, async () => {
    const facts = await jobFacts(tx, application.jobId);
    for (const member of await hiringTeam(tx, application.organizationId)) {
      await notify(deps, tx, offerDecided, {
        userId: member,
        href: `/employer/jobs/${application.jobId}?application=${application.id}`,
        data: { jobTitle: facts?.job.title ?? '', organizationName: facts?.organizationName ?? '', decision },
        dedupeKey: `offer:${offer.id}:${decision}`,
      });
    }
    await audit(tx, { actorId, action: `offer.${decision}`, subjectType: 'offer', subjectId: offer.id });
  });
}

async function tellCandidate(
  deps: Deps,
  tx: Tx,
  application: Application,
  offer: Offer,
  actorId: string | null,
  decision: 'rescinded' | 'expired',
  reason: string | null,
): Promise<void> {
  await elevate(tx, async () => {
    const facts = await jobFacts(tx, application.jobId);
    await notify(deps, tx, offerDecided, {
      userId: application.candidateId,
      href: `/job-seeker/dashboard?application=${application.id}`,
      data: {
        jobTitle: facts?.job.title ?? '',
        organizationName: facts?.organizationName ?? '',
        decision,
        ...(reason ? { reason } : {}),
      },
      dedupeKey: `offer:${offer.id}:${decision}`,
    });
    if (decision === 'rescinded')
      await audit(tx, { actorId, action: 'offer.rescinded', subjectType: 'offer', subjectId: offer.id });
  });
}
