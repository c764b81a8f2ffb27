import { destinationOf, loginWithNext, safeNext, type Standing } from '#domains/accounts/contract/destination.ts';

interface PostLogin {
  /** Null: nobody is signed in. */
  standing: Standing | null;
  /** A way back that stays on this site. */
  next: string | null;
  /** Back from an external provider. */
  isExternal: boolean;
  /** The `post-auth-route` function. */
  askRoute: () => Promise<{ next?: string | null }>;
  /** Forgets that an external sign-in was begun. */
  clearFlags: () => void;
}

/** Where the post-login page leads (section 4.4): to `next`, where the server says after an external sign-in, or home. */
export async function runPostLogin({ standing, next, isExternal, askRoute, clearFlags }: PostLogin): Promise<string> {
  if (!standing) return next ? loginWithNext(next) : '/login';
  if (next) return next;
  const own = destinationOf(standing);
  if (!isExternal) return own;
  try {
    return safeNext((await askRoute()).next) ?? own;
  } catch {
    return own;
  } finally {
    clearFlags();
  }
}
