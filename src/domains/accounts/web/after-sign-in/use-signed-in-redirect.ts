import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { destinationOf, isPending, ROLE_PICKER, type ActingRole } from '#domains/accounts/contract/destination.ts';
import { accountStateOf, useAuth } from '#platform/web/session/auth.ts';
import { takeNext } from './after-sign-in.ts';
import { redirectLock } from './redirect-lock.ts';

interface Options {
  next?: string | null;
  /** The page's role, for a signed-in user who has none yet. */
  role?: ActingRole | null;
  /** The combined auth page sends pending people to their own page (section 4.3). */
  toPendingPage?: boolean;
}

/**
 * Redirects a user who is already signed in, or signs in from another tab, away from a page with a sign-in form.
 * Returns a function with which the page's own form takes over the redirect.
 */
export function useSignedInRedirect({ next = null, role = null, toPendingPage = false }: Options): () => void {
  const state = useAuth();
  const navigate = useNavigate();
  const isRedirected = useRef(false);
  useEffect(() => {
    if (!state.ready || !state.user || isRedirected.current || redirectLock.isTaken()) return;
    isRedirected.current = true;
    const account = accountStateOf(state);
    const own = destinationOf(account);
    const target =
      own === ROLE_PICKER && role
        ? `/post-auth?role=${role}`
        : toPendingPage && account && isPending(account)
          ? '/pending-approval'
          : (takeNext(next) ?? own);
    void navigate(target, { replace: true });
  }, [state, next, role, toPendingPage, navigate]);
  useEffect(() => redirectLock.release, []);
  return redirectLock.take;
}
