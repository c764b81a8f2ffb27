import { namesOf, readParties, readerOf } from '#domains/hiring/server/parties/index.ts';
import { offerReviewed, offerSubmitted } from '#domains/hiring/contract/offers/offer-events.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { auditOn } from '#platform/server/audit.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { offerApprovalDecided, offerToApprove } from './approvals.notices.ts';
import { approvalsOf } from './approvals.repo.ts';

/** The notice of one member about an application, with the screen that it opens. */
async function about(tx: Tx, applicationId: string) {
  const parties = await elevate(tx, () => readParties(tx, applicationId));
  return {
    names: namesOf(parties),
    href: readerOf(parties, 'employer', '').href,
    ids: { applications: applicationId, offers: applicationId },
  };
}

export const approvalSubscribers: readonly Subscriber[] = [
  onEvent('hiring.ask-for-approval', offerSubmitted, async (deps, tx, { at, payload }) => {
    const { names, href, ids } = await about(tx, payload.applicationId);
    await notify(deps, tx, offerToApprove, {
      userId: payload.approverId,
      data: names,
      href,
      ids,
      dedupeKey: `offer:${payload.offerId}:approve:${payload.position}:${at.getTime()}`,
    });
  }),
  onEvent('hiring.tell-of-approval', offerReviewed, async (deps, tx, { at, payload }) => {
    const { names, href, ids } = await about(tx, payload.applicationId);
    const refusal = (await approvalsOf(tx, payload.offerId)).find(({ state }) => state === 'refused');
    await notify(deps, tx, offerApprovalDecided, {
      userId: payload.writtenBy,
      data: {
        ...names,
        isApproved: payload.isApproved,
        ...(refusal?.reason && { reason: refusal.reason }),
      },
      href,
      ids,
      dedupeKey: `offer:${payload.offerId}:reviewed:${at.getTime()}`,
    });
  }),
  auditOn(offerSubmitted, ({ actorId, offerId }) => ({
    actorId,
    action: 'offer.submitted',
    subjectType: 'offer',
    subjectId: offerId,
  })),
  auditOn(offerReviewed, ({ actorId, offerId, isApproved }) => ({
    actorId,
    action: isApproved ? 'offer.approved' : 'offer.returned',
    subjectType: 'offer',
    subjectId: offerId,
  })),
];
