import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import type { Proof } from '#domains/accounts/contract/proof.ts';
import { RECENT_SIGN_IN_MINUTES } from '#domains/accounts/contract/identity-rules.ts';
import { findCredential } from './identity.repo.ts';
import { proved } from './second-factors/codes.ts';
import { isTotpOn } from './second-factors/second-factors.repo.ts';

/**
 * Required before an account's sign-in methods change or its sessions end: the current password or, without one, a
 * recent sign-in; besides, where two-step sign-in is on, a code. Attempts are rate limited.
 */
export async function requireReauthentication(
  deps: Deps,
  viewer: Viewer,
  { currentPassword, code }: Proof,
): Promise<void> {
  const { userId } = viewer;
  await deps.limiter.take('present-password', userId, 10, 900);
  const { present, hasCode } = await deps.db.asAuth(async (tx) => ({
    present: await findCredential(tx, userId),
    hasCode: await isTotpOn(tx, userId),
  }));
  if (present) await requirePassword(deps, present, currentPassword);
  else requireRecentSignIn(deps, viewer);
  if (!hasCode) return;
  if (!code) throw invalidField('code', 'Enter a code from your app, or a recovery code.');
  await proved(deps, { userId }, code, async () => undefined);
}

async function requirePassword(deps: Deps, present: string, given: string | undefined): Promise<void> {
  if (given && (await deps.auth.verifyPassword(given, present))) return;
  throw invalidField('currentPassword', 'Your current password is not correct.');
}

function requireRecentSignIn({ clock }: Deps, { signedInAt }: Viewer): void {
  if (clock.now().getTime() - signedInAt.getTime() <= RECENT_SIGN_IN_MINUTES * 60_000) return;
  throw new AppError(
    'RECENT_SIGN_IN_NEEDED',
    'You signed in a while ago. Please sign in again, then make this change.',
  );
}
