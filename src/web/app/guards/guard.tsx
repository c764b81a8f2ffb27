import { useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { guardRedirectOf, LOGIN, loginWithNext, type Requirement } from '#shared/kernel/destination.ts';
import { isAuthStale, auth, useAuth, useStanding } from '#web/lib/auth.ts';
import { sessionKeys } from '#web/lib/auth-storage.ts';
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
  const standing = useStanding();
  const { pathname, search, hash } = useLocation();
  const path = `${pathname}${search}${hash}`;

  useEffect(() => {
    if (isAuthStale()) void auth.refresh();
  }, [pathname]);

  const redirect = ready ? guardRedirectOf(user ? standing : null, requirement) : null;
  const isSignedOut = redirect === LOGIN;
  useEffect(() => {
    if (isSignedOut && !nextInAddress) sessionKeys.set('login_intent_next', path);
  }, [isSignedOut, nextInAddress, path]);

  if (!ready) return <GuardPlaceholder />;
  if (isSignedOut) return <Navigate to={nextInAddress ? loginWithNext(path) : LOGIN} replace />;
  if (redirect) return <Navigate to={redirect} replace />;
  return children ?? <Outlet />;
}
