import type { z } from 'zod';
import { hiringTeam, hiringTeamRoles } from '#domains/employers/server/hiring-team/index.ts';
import { payApprovalAsked, payApprovalDecided, payApproverSet } from '#domains/jobs/contract/pay-approval.ts';
import { payApprovalOf, titleOf } from '#domains/jobs/server/jobs/index.ts';
import { announceChange, notify, notifyAll } from '#domains/messaging/server/notifications/index.ts';
import type { EventType } from '#platform/contract/event.ts';
import { auditOn } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { payApprovalSettled, payToApprove } from './pay-approval.notices.ts';
import { findRequest } from './requests.repo.ts';

type OfRequest = z.output<(typeof payApprovalAsked)['payload']>;

/** The approver, or every owner in the place of one who left. */
async function decidersOf(tx: Tx, { jobId, organizationId }: OfRequest): Promise<string[]> {
  const row = await payApprovalOf(tx, jobId);
  if (row?.isMember) return [row.approverId];
  const team = await hiringTeamRoles(tx, organizationId);
  return [...team].flatMap(([userId, role]) => (role === 'owner' ? userId : []));
}

const aboutJob = async (tx: Tx, { jobId, approvalId }: OfRequest) => ({
  href: `/employer/jobs/${jobId}`,
  ids: { jobs: jobId },
  data: { jobTitle: await titleOf(tx, jobId) },
  dedupeKey: `pay:${approvalId}`,
});

/** Open screens load the job again: the team's, and those of an approver who is not of it. */
const signalOn = (event: EventType<z.ZodType<OfRequest>>): Subscriber =>
  onEvent(`signal.${event.name}`, event, async (_deps, tx, { payload }) => {
    const readers = [...(await hiringTeam(tx, payload.organizationId)), ...(await decidersOf(tx, payload))];
    await announceChange(tx, [...new Set(readers)], [{ topic: 'jobs', id: payload.jobId }]);
  });

const auditEntry = ({ actorId, jobId }: OfRequest, action: string) => ({
  actorId,
  action,
  subjectType: 'job',
  subjectId: jobId,
});

export const payApprovalSubscribers: readonly Subscriber[] = [
  onEvent('jobs.ask-for-pay-approval', payApprovalAsked, async (deps, tx, { payload }) => {
    const notice = await aboutJob(tx, payload);
    const deciders = await decidersOf(tx, payload);
    await notifyAll(
      deps,
      tx,
      payToApprove,
      deciders.map((userId) => ({ ...notice, userId })),
    );
  }),
  onEvent('jobs.tell-of-pay-approval', payApprovalDecided, async (deps, tx, { payload }) => {
    const { askedBy, actorId, isApproved } = payload;
    if (askedBy === actorId) return;
    const { data, ...notice } = await aboutJob(tx, payload);
    const reason = (await findRequest(tx, payload.approvalId))?.reason;
    await notify(deps, tx, payApprovalSettled, {
      ...notice,
      userId: askedBy,
      data: { ...data, isApproved, ...(reason && { reason }) },
      dedupeKey: `${notice.dedupeKey}:decided`,
    });
  }),
  ...[payApprovalAsked, payApprovalDecided].map(signalOn),
  auditOn(payApprovalAsked, (payload) => auditEntry(payload, 'job.pay_submitted')),
  auditOn(payApprovalDecided, (payload) =>
    auditEntry(payload, payload.isApproved ? 'job.pay_approved' : 'job.pay_returned'),
  ),
  auditOn(payApproverSet, ({ actorId, organizationId, approverId }) => ({
    actorId,
    action: approverId ? 'organization.pay_approver_set' : 'organization.pay_approver_removed',
    subjectType: 'organization',
    subjectId: organizationId,
    detail: { approverId },
  })),
];
