import type { UserLine } from '#domains/operations/contract/users.ts';
import { STATUS_LABELS, STATUS_TONES } from '#domains/operations/web/status-labels.ts';
import { adminUsersCopy as copy } from './users.copy.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';

/** A suspension first, then the account's progress. Administrators have no status. */
export function AccountStatus({ user }: { user: UserLine }) {
  if (user.isSuspended) return <StatusPill tone="danger">{copy.suspended}</StatusPill>;
  if (user.role === 'admin') return '—';
  if (!user.onboardingCompleted) return <StatusPill tone="neutral">{copy.onboarding}</StatusPill>;
  return <StatusPill tone={STATUS_TONES[user.verificationStatus]}>{STATUS_LABELS[user.verificationStatus]}</StatusPill>;
}
