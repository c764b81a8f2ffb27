import { destinationOf, loginWithNext, safeNext, type AccountState } from '#domains/accounts/contract/destination.ts';

interface PostLogin {
  /** Null: signed out. */
  account: AccountState | null;
  /** A path on this site. */
  next: string | null;
  /** After an external sign-in. */
  isExternal: boolean;
  /** The `post-auth-route` function. */
  askRoute: () => Promise<{ next?: string | null }>;
  /** Clears the flags of an external sign-in. */
  clearFlags: () => void;
}

/** Where the post-login page goes (section 4.4): to `next`, after an external sign-in to the server's answer, or home. */
export async function runPostLogin({ account, next, isExternal, askRoute, clearFlags }: PostLogin): Promise<string> {
  if (!account) return next ? loginWithNext(next) : '/login';
  if (next) return next;
  const own = destinationOf(account);
  if (!isExternal) return own;
  try {
    return safeNext((await askRoute()).next) ?? own;
  } catch {
    return own;
  } finally {
    clearFlags();
  }
}
