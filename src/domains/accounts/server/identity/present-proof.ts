import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http.ts';
import { RECENT_SIGN_IN_MINUTES } from '#domains/accounts/contract/identity-rules.ts';
import { findCredential } from './identity.repo.ts';

/**
 * Before someone changes the ways into an account: the present password or, without one, a sign-in of the last minutes.
 * Wrong passwords are counted.
 */
export async function checkPresentProof(
  deps: Deps,
  { userId, signedInAt }: Viewer,
  { currentPassword }: { currentPassword?: string | undefined },
): Promise<void> {
  await deps.limiter.take('present-password', userId, 10, 900);
  const present = await deps.db.auth.transaction((tx) => findCredential(tx, userId));
  if (present) {
    if (currentPassword && (await deps.auth.verifyPassword(currentPassword, present))) return;
    throw invalidField('currentPassword', 'Your present password is not right.');
  }
  if (deps.clock.now().getTime() - signedInAt.getTime() <= RECENT_SIGN_IN_MINUTES * 60_000) return;
  throw new AppError(
    'RECENT_SIGN_IN_NEEDED',
    'You signed in a while ago. Please sign in again, then make this change.',
  );
}
