import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import type { Tone } from '#platform/web/ui/feedback/badge.tsx';

/** Verification status of a person or organization, as the console's figures and lists show it. */
export const STATUS_LABELS: Record<VerificationStatus, string> = {
  pending: 'Waiting',
  needs_fix: 'Needs a fix',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const STATUS_TONES: Record<VerificationStatus, Tone> = {
  pending: 'info',
  needs_fix: 'warn',
  approved: 'ok',
  rejected: 'danger',
};
