import type { UserLine } from '#shared/contracts/users.ts';
import type { VerificationStatus } from '#shared/kernel/states.ts';
import { adminCopy } from '#web/copy/admin.ts';
import { adminUsersCopy as copy } from '#web/copy/admin-users.ts';
import { StatusPill, type Tone } from '#web/ui/badge.tsx';

const TONES: Record<VerificationStatus, Tone> = {
  pending: 'info',
  needs_fix: 'warn',
  approved: 'ok',
  rejected: 'danger',
};

/** Suspended before all else; then how far the account has come. An administrator has no state to be in. */
export function Standing({ user }: { user: UserLine }) {
  if (user.isSuspended) return <StatusPill tone="danger">{copy.suspended}</StatusPill>;
  if (user.role === 'admin') return '—';
  if (!user.onboardingCompleted) return <StatusPill tone="neutral">{copy.onboarding}</StatusPill>;
  return <StatusPill tone={TONES[user.verificationStatus]}>{adminCopy.states[user.verificationStatus]}</StatusPill>;
}
