import type { Tx } from '#platform/server/database/db.ts';
import { AppError } from '#platform/server/errors.ts';
import { payApprovalOf } from './pay-approvals.repo.ts';

export const isPayApproved = async (tx: Tx, jobId: string): Promise<boolean> => {
  const needed = await payApprovalOf(tx, jobId);
  return !needed || needed.request?.state === 'approved';
};

/** Refuses to show a job whose saved pay range has to be approved first. */
export async function requirePayApproved(tx: Tx, jobId: string, so: string): Promise<void> {
  const needed = await payApprovalOf(tx, jobId);
  if (!needed || needed.request?.state === 'approved') return;
  throw new AppError('CONFLICT', `${needed.approverName ?? 'A colleague'} has to approve this pay range first. ${so}`);
}
