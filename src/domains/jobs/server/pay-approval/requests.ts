import { isOwnerOf } from '#domains/employers/server/hiring-team/index.ts';
import { payApprovalAsked, payApprovalDecided, type PayApproval } from '#domains/jobs/contract/pay-approval.ts';
import { findMine, lockForChange, payApprovalOf, type PayApprovalRow } from '#domains/jobs/server/jobs/index.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { decideRequest, findRequest, insertRequest } from './requests.repo.ts';

/** The approver decides, or an owner in the place of one who left. */
const isDecidedBy = async (tx: Tx, row: PayApprovalRow, userId: string): Promise<boolean> =>
  row.isMember ? row.approverId === userId : isOwnerOf(tx, row.organizationId);

const NOT_NEEDED: PayApproval = { state: 'not_needed', approverName: null, id: null, reason: null, isMine: false };

async function view(tx: Tx, jobId: string, userId: string): Promise<PayApproval> {
  const row = await payApprovalOf(tx, jobId);
  if (!row) return NOT_NEEDED;
  const { request } = row;
  return {
    state: request?.state ?? 'needed',
    approverName: row.approverName,
    id: request?.id ?? null,
    reason: request?.reason ?? null,
    isMine: request?.state === 'waiting' && (await isDecidedBy(tx, row, userId)),
  };
}

export const readRequest = (deps: Deps, userId: string, jobId: string): Promise<PayApproval> =>
  deps.db.as(user(userId), async (tx) => {
    if (!(await findMine(tx, jobId))) throw notFound('job');
    return view(tx, jobId, userId);
  });

/** Asks for approval of the saved range. The member who decides it anyway approves it by asking. */
export const ask = (deps: Deps, userId: string, jobId: string): Promise<PayApproval> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const { organizationId } = await lockForChange(tx, jobId);
    const row = await payApprovalOf(tx, jobId);
    const state = row?.request?.state;
    if (!row || state === 'approved') throw wrongState('This pay range needs no approval.', state ?? 'not_needed');
    if (state === 'waiting') return view(tx, jobId, userId);
    const isOwn = await isDecidedBy(tx, row, userId);
    const { payMinCents, payMaxCents } = row;
    const approvalId = await insertRequest(tx, {
      jobId,
      payMinCents,
      payMaxCents,
      askedBy: userId,
      createdAt: now,
      ...(isOwn && { state: 'approved' as const, decidedBy: userId, decidedAt: now }),
    });
    const ids = { jobId, organizationId, approvalId, actor: 'employer', actorId: userId } as const;
    if (isOwn) await publish(deps, tx, payApprovalDecided, { ...ids, isApproved: true, askedBy: userId });
    else await publish(deps, tx, payApprovalAsked, ids);
    return view(tx, jobId, userId);
  });

/** Approves the range that waits, or returns it with a reason. If two people decide at once, the second gets an error. */
export const decide = (
  deps: Deps,
  userId: string,
  id: string,
  { approves, reason }: { approves: boolean; reason?: string | null | undefined },
): Promise<PayApproval> =>
  deps.db.as(user(userId), async (tx) => {
    const request = await findRequest(tx, id);
    const job = request && (await findMine(tx, request.jobId));
    if (!request || !job) throw notFound('approval');
    const row = await payApprovalOf(tx, request.jobId);
    if (row?.request?.id !== id)
      throw wrongState('The pay changed in the meantime. Look at the job again.', 'replaced');
    if (!(await isDecidedBy(tx, row, userId)))
      throw new AppError('FORBIDDEN', 'Another member of your team decides this pay range.');
    const isDecided = await decideRequest(tx, id, {
      state: approves ? 'approved' : 'returned',
      reason: approves ? null : (reason ?? null),
      decidedBy: userId,
      decidedAt: deps.clock.now(),
    });
    if (!isDecided) throw wrongState('A colleague decided this pay range in the meantime.', 'decided');
    await publish(deps, tx, payApprovalDecided, {
      jobId: request.jobId,
      organizationId: job.job.organizationId,
      approvalId: id,
      isApproved: approves,
      askedBy: request.askedBy,
      actor: 'employer',
      actorId: userId,
    });
    return view(tx, request.jobId, userId);
  });
