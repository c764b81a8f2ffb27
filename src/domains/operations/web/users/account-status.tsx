import type { UserLine } from '#domains/operations/contract/users.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import { STATUS_LABELS } from '#domains/operations/web/status-labels.ts';
import { adminUsersCopy as copy } from './users.copy.ts';
import { StatusPill, type Tone } from '#platform/web/ui/feedback/badge.tsx';

const TONES: Record<VerificationStatus, Tone> = {
  pending: 'info',
  needs_fix: 'warn',
  approved: 'ok',
  rejected: 'danger',
};

/** A suspension first, then the account's progress. Administrators have no status. */
export function AccountStatus({ user }: { user: UserLine }) {
  if (user.isSuspended) return <StatusPill tone="danger">{copy.suspended}</StatusPill>;
  if (user.role === 'admin') return '—';
  if (!user.onboardingCompleted) return <StatusPill tone="neutral">{copy.onboarding}</StatusPill>;
  return <StatusPill tone={TONES[user.verificationStatus]}>{STATUS_LABELS[user.verificationStatus]}</StatusPill>;
}
