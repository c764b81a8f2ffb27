import { destinationOf, ROLE_PICKER } from '#domains/accounts/contract/destination.ts';
import { SIGN_IN_POLL, SIGN_IN_WAIT } from '#platform/web/constants.ts';
import { auth, accountStateOf } from '#platform/web/session/auth.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';
import { safeReturnPath } from '#platform/web/session/safe-return.ts';
import { ensureProfile } from './ensure-profile.ts';

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Whether the user and a profile have loaded within 4 s of a successful sign-in. */
export async function waitForUser(): Promise<boolean> {
  const isThere = await pollForUser();
  if (isThere) await ensureProfile({ auth, keys: sessionKeys });
  return isThere;
}

async function pollForUser(): Promise<boolean> {
  for (let waited = 0; waited < SIGN_IN_WAIT; waited += SIGN_IN_POLL) {
    const { ready, user } = auth.getState();
    if (ready && user) return true;
    await pause(SIGN_IN_POLL);
  }
  return auth.getState().user !== null;
}

/** Section 4.4: where a password sign-in leads. `next` wins; without a user, the role picker. */
export async function pathAfterSignIn(next: string | null): Promise<string> {
  if (!(await waitForUser())) return ROLE_PICKER;
  sessionKeys.set('skipProtectedOnce', '1');
  return takeNext(next) ?? destinationOf(accountStateOf(auth.getState()));
}

/** The return path from the address or, once, the one that a guard stored. */
export function takeNext(next: string | null): string | null {
  const kept = sessionKeys.get('login_intent_next');
  sessionKeys.remove('login_intent_next');
  return elsewhere(safeReturnPath(next)) ?? elsewhere(safeReturnPath(kept));
}

/** Drops a path to the sign-in page itself, which a signed-in user can't use. */
function elsewhere(path: string | null): string | null {
  const { origin, pathname } = window.location;
  return path && new URL(path, origin).pathname === pathname ? null : path;
}

/** The address typed at sign-up, carried in the history entry and never in the URL. */
export const prefilledEmail = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';
