import type { Deps } from '#server/platform/deps.ts';
import { invalidField } from '#server/platform/errors.ts';
import type { Viewer } from '#server/platform/http.ts';
import { findCredential } from './identity.repo.ts';

/** Before somebody changes the ways into an account: the present password, if there is one. Wrong ones are counted. */
export async function checkPresentPassword(
  deps: Deps,
  { userId }: Viewer,
  password: string | undefined,
): Promise<void> {
  await deps.limiter.take('present-password', userId, 10, 900);
  const present = await deps.db.auth.transaction((tx) => findCredential(tx, userId));
  if (present && !(password && (await deps.auth.verifyPassword(password, present)))) {
    throw invalidField('currentPassword', 'Your present password is not right.');
  }
}
