import { SIGN_IN_GUARD_RESET } from '#platform/web/constants.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';

type Keys = Pick<typeof sessionKeys, 'get' | 'set' | 'remove'>;

/**
 * Section 4.4's guard flag, `postSignInRan`: while the form that just signed the user in redirects, nothing else in the
 * tab does. Released with the form's page, and after 10 s at the latest.
 */
export function createRedirectLock(keys: Keys) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(timer);
    keys.remove('postSignInRan');
  };
  // Clears what an earlier page of the tab left behind.
  release();
  return {
    take() {
      keys.set('postSignInRan', '1');
      clearTimeout(timer);
      timer = setTimeout(release, SIGN_IN_GUARD_RESET);
    },
    isTaken: () => keys.get('postSignInRan') !== null,
    release,
  };
}

export const redirectLock = createRedirectLock(sessionKeys);
