import { isOwnerOf } from '#domains/employers/server/hiring-team/index.ts';
import { jobFacts, type Application } from '#domains/hiring/server/applications/index.ts';
import { offeredHourly } from '#domains/jobs/contract/pay-units.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import type { Offer } from '../offers.repo.ts';
import { approvalsOf, dropApprovals, isMember, stepsFor, type Approval } from './approvals.repo.ts';

/** Refuses to send an offer that has to be approved first. */
export async function requireApproved(tx: Tx, offer: Offer, { organizationId, jobId }: Application): Promise<void> {
  if (offer.status === 'approved') return;
  const facts = await jobFacts(tx, jobId);
  if (!facts) throw notFound('job');
  const payCents = offer.payCents ?? 0;
  const hourlyCents = offeredHourly(offer, facts.job);
  const [first] = await stepsFor(tx, { organizationId, jobId, payCents, hourlyCents });
  if (!first && offer.status === 'draft') return;
  throw new AppError(
    'CONFLICT',
    `${first?.name ?? 'A member of your team'} has to approve this offer first. Send it for approval.`,
  );
}

/** A change of the terms ends every approval, also those that were given. */
export const takeApprovalBack = (tx: Tx, offer: Offer) => dropApprovals(tx, offer.id);

/**
 * The approval that waits, and whether this member decides it: the approver, or an owner in the place of an approver who
 * is no member any more.
 */
export async function waitingApproval(
  tx: Tx,
  offer: Pick<Offer, 'id' | 'organizationId'>,
  userId: string,
): Promise<{ approval: Approval; isMine: boolean; left: number } | null> {
  const waiting = (await approvalsOf(tx, offer.id)).filter(({ state }) => state === 'waiting');
  const [approval] = waiting;
  if (!approval) return null;
  const { organizationId } = offer;
  const isMine =
    approval.approverId === userId
      ? await isMember(tx, organizationId, userId)
      : !(await isMember(tx, organizationId, approval.approverId)) && (await isOwnerOf(tx, organizationId));
  return { approval, isMine, left: waiting.length - 1 };
}
