import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { destinationOf, signedInTargetOf, type EntryRule } from '#domains/accounts/contract/destination.ts';
import { accountStateOf, useAuth } from '#platform/web/session/auth.ts';
import { takeNext } from './after-sign-in.ts';
import { redirectLock } from './redirect-lock.ts';

interface Options extends EntryRule {
  next?: string | null;
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
    const rule = { role, toPendingPage };
    // The kept path is used up only when it decides.
    const account = accountStateOf(state);
    const own = signedInTargetOf(account, rule, null);
    const target = own === destinationOf(account) ? signedInTargetOf(account, rule, takeNext(next)) : own;
    void navigate(target, { replace: true });
  }, [state, next, role, toPendingPage, navigate]);
  useEffect(() => redirectLock.release, []);
  return redirectLock.take;
}
