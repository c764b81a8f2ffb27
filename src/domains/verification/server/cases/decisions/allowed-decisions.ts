import { nextStates } from '#kernel/state-machine.ts';
import { verificationMachine, type VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import type { CaseRow } from '../cases.repo.ts';

type Decision = Exclude<VerificationStatus, 'pending'>;

/**
 * The decisions open to an administrator, given the subject's own status. A case of changes never rejects the person,
 * who stays approved: it ends approved or with a fix to make.
 */
export function allowedDecisions(
  row: Pick<CaseRow, 'changes' | 'status'>,
  subjectStatus: VerificationStatus,
): Decision[] {
  if (row.changes !== null) {
    return row.status === 'pending' && subjectStatus === 'approved' ? ['approved', 'needs_fix'] : [];
  }
  if (row.status !== subjectStatus) return [];
  return nextStates(verificationMachine, row.status, 'admin').filter((to) => to !== 'pending');
}
