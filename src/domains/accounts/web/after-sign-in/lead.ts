import { SIGN_IN_GUARD_RESET } from '#kernel/constants.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';

type Keys = Pick<typeof sessionKeys, 'get' | 'set' | 'remove'>;

/**
 * Section 4.4's guard flag, `postSignInRan`: while the form that has just signed somebody in leads the way, nothing
 * else of the tab does. It ends with the form's page, and after 10 s whatever happens.
 */
export function createLead(keys: Keys) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    keys.remove('postSignInRan');
  };
  // What an earlier page of the tab has left behind leads nobody any more.
  end();
  return {
    take() {
      keys.set('postSignInRan', '1');
      clearTimeout(timer);
      timer = setTimeout(end, SIGN_IN_GUARD_RESET);
    },
    isTaken: () => keys.get('postSignInRan') !== null,
    end,
  };
}

export const lead = createLead(sessionKeys);
