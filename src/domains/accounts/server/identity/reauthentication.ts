import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import { RECENT_SIGN_IN_MINUTES } from '#domains/accounts/contract/identity-rules.ts';
import { findCredential } from './identity.repo.ts';

/**
 * Required before an account's sign-in methods change: the current password or, without one, a recent sign-in. Attempts
 * are rate limited.
 */
export async function requireReauthentication(
  deps: Deps,
  { userId, signedInAt }: Viewer,
  { currentPassword }: { currentPassword?: string | undefined },
): Promise<void> {
  await deps.limiter.take('present-password', userId, 10, 900);
  const present = await deps.db.asAuth((tx) => findCredential(tx, userId));
  if (present) {
    if (currentPassword && (await deps.auth.verifyPassword(currentPassword, present))) return;
    throw invalidField('currentPassword', 'Your current password is not correct.');
  }
  if (deps.clock.now().getTime() - signedInAt.getTime() <= RECENT_SIGN_IN_MINUTES * 60_000) return;
  throw new AppError(
    'RECENT_SIGN_IN_NEEDED',
    'You signed in a while ago. Please sign in again, then make this change.',
  );
}
