import type { RiskCode } from '#domains/verification/contract/cases/case-risk.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';

export const statusLabels: Record<VerificationStatus, string> = {
  pending: 'Waiting',
  needs_fix: 'Needs a fix',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** The queue of reviews. */
export const reviewCopy = {
  reason: (reason: string, count: number) => (count > 1 ? `${reason} (${count})` : reason),
  risks: {
    exclusion_strong: 'Strong match on an exclusion list',
    exclusion_weak: 'Possible match on an exclusion list',
    hold: 'On hold',
    same_number: 'License number used by another account',
    same_file: 'File used by another account',
    same_entry: 'Directory entry of another organization',
    contradicted: 'Registry disagrees',
    discrepancy: 'Discrepancy',
    refused_before: 'Rejected before',
    new_account: 'Account less than a day old',
    hint: 'Unusual detail',
  } satisfies Record<RiskCode, string>,
  queue: 'Queue',
  emptyTitle: 'All clear',
  emptyBody: 'New submissions appear here automatically. To see decided cases, choose another status above.',
  noneTitle: 'No reviews match these filters',
  noneBody: 'Choose another status or subject above.',
  waitingSince: (ago: string) => `Submitted ${ago}`,
  late: 'Late',
  resubmitted: 'Resubmitted',
  changed: 'Changed after approval',
  demo: 'Demo',
  holds: (count: number) => `${count} on hold`,
  discrepancies: (count: number) => `${count} ${count === 1 ? 'discrepancy' : 'discrepancies'}`,
  claimedBy: (name: string) => `Claimed by ${name}`,
  assignedTo: (name: string) => `Assigned to ${name}`,
  claim: 'Claim',
  release: 'Release',
};
