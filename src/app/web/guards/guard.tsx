import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { guardRedirectOf, LOGIN, loginWithNext, type Requirement } from '#domains/accounts/contract/destination.ts';
import { isAuthStale, auth, useAuth, useAccountState } from '#platform/web/session/auth.ts';
import { actingUserId, sessionKeys } from '#platform/web/session/auth-storage.ts';
import { PersonNeeded } from '#domains/accounts/web/acting/person-needed.tsx';
import { GuardPlaceholder } from './placeholder.tsx';

interface GuardProps {
  requirement: Requirement;
  /** Whether the sign-in URL carries the return path; otherwise it is kept in session storage. */
  nextInUrl?: boolean;
  children?: ReactNode;
}

/** Section 2.3: shows the screen to the users it is for and redirects everyone else. */
export function Guard({ requirement, nextInUrl = false, children }: GuardProps) {
  const { ready, user } = useAuth();
  const account = useAccountState();
  const { pathname, search, hash } = useLocation();
  const path = `${pathname}${search}${hash}`;

  useEffect(() => {
    if (isAuthStale()) void auth.refresh();
  }, [pathname]);

  const redirect = ready ? guardRedirectOf(user ? account : null, requirement) : null;
  const isSkipping = useSkipOnce(ready && user === null);
  const mustSignIn = redirect === LOGIN && !isSkipping;
  useEffect(() => {
    if (mustSignIn && !nextInUrl) sessionKeys.set('login_intent_next', path);
  }, [mustSignIn, nextInUrl, path]);

  if (!ready || (isSkipping && redirect === LOGIN)) return <GuardPlaceholder />;
  if (mustSignIn) return <Navigate to={nextInUrl ? loginWithNext(path) : LOGIN} replace />;
  if (redirect) return <Navigate to={redirect} replace />;
  // A candidate's screens show one person's data, so the role alone is not enough.
  if (requirement.role === 'job_seeker' && account?.isAdmin && !actingUserId()) return <PersonNeeded />;
  // Another user may have signed in in another tab. The key resets open forms, which hold one person's data.
  return <Fragment key={user?.id}>{children ?? <Outlet />}</Fragment>;
}

/**
 * The sign-in sets `skipProtectedOnce`, so that the first guard reads the session once more before it redirects to the
 * sign-in page.
 */
function useSkipOnce(isSignedOut: boolean): boolean {
  const [isSkipping, setSkipping] = useState(() => sessionKeys.get('skipProtectedOnce') !== null);
  useEffect(() => {
    sessionKeys.remove('skipProtectedOnce');
    if (isSkipping && isSignedOut) void auth.refresh().then(() => setSkipping(false));
  }, [isSkipping, isSignedOut]);
  return isSkipping;
}
