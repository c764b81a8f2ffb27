import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';

/** Verification status of a person or organization, as the console's figures and lists show it. */
export const STATUS_LABELS: Record<VerificationStatus, string> = {
  pending: 'Waiting',
  needs_fix: 'Needs a fix',
  approved: 'Approved',
  rejected: 'Rejected',
};
