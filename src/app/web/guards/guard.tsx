import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { guardRedirectOf, LOGIN, loginWithNext, type Requirement } from '#domains/accounts/contract/destination.ts';
import { isAuthStale, auth, useAuth, useAccountState } from '#platform/web/session/auth.ts';
import { actingUserId, sessionKeys } from '#platform/web/session/auth-storage.ts';
import { PersonNeeded } from '#domains/accounts/web/acting/person-needed.tsx';
import { GuardPlaceholder } from './placeholder.tsx';

interface GuardProps {
  requirement: Requirement;
  /** Whether a signed-out visitor's address carries the way back (else it is kept in session storage). */
  nextInAddress?: boolean;
  children?: ReactNode;
}

/** Section 2.3: lets through whom the screen is for, and sends everybody else where they belong. */
export function Guard({ requirement, nextInAddress = false, children }: GuardProps) {
  const { ready, user } = useAuth();
  const account = useAccountState();
  const { pathname, search, hash } = useLocation();
  const path = `${pathname}${search}${hash}`;

  useEffect(() => {
    if (isAuthStale()) void auth.refresh();
  }, [pathname]);

  const redirect = ready ? guardRedirectOf(user ? account : null, requirement) : null;
  const isSkipping = useSkipOnce(ready && user === null);
  const isSignedOut = redirect === LOGIN && !isSkipping;
  useEffect(() => {
    if (isSignedOut && !nextInAddress) sessionKeys.set('login_intent_next', path);
  }, [isSignedOut, nextInAddress, path]);

  if (!ready || (isSkipping && redirect === LOGIN)) return <GuardPlaceholder />;
  if (isSignedOut) return <Navigate to={nextInAddress ? loginWithNext(path) : LOGIN} replace />;
  if (redirect) return <Navigate to={redirect} replace />;
  // A candidate's screens are made of one person's data: the role alone has nothing to show there.
  if (requirement.role === 'job_seeker' && account?.isAdmin && !actingUserId()) return <PersonNeeded />;
  // What stands open in a form is one person's; another tab may have let somebody else in.
  return <Fragment key={user?.id}>{children ?? <Outlet />}</Fragment>;
}

/**
 * `skipProtectedOnce` is set by whoever has just signed in: the first guard on the way reads the session once more
 * before it sends anybody back to the sign-in.
 */
function useSkipOnce(isNobody: boolean): boolean {
  const [isSkipping, setSkipping] = useState(() => sessionKeys.get('skipProtectedOnce') !== null);
  useEffect(() => {
    sessionKeys.remove('skipProtectedOnce');
    if (isSkipping && isNobody) void auth.refresh().then(() => setSkipping(false));
  }, [isSkipping, isNobody]);
  return isSkipping;
}
