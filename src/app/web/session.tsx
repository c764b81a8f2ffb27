import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { landingRedirectOf } from '#domains/accounts/contract/destination.ts';
import { auth, useAuth, useAccountState } from '#platform/web/session/auth.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';
import { setLandingTarget } from '#platform/web/session/landing-target.ts';

const SignedInBanners = lazy(() => import('./signed-in-banners.tsx'));

/** Reads the session, follows the other tabs, and shows the session's banners above every screen. */
export default function Session() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const target = landingRedirectOf(useAccountState());
  useEffect(() => auth.start(), []);
  useEffect(() => setLandingTarget(target), [target]);
  useEffect(() => {
    if (pathname === '/' && target) sessionKeys.remove('post_login');
  }, [pathname, target]);
  if (!user) return null;
  return (
    <Suspense fallback={null}>
      <SignedInBanners />
    </Suspense>
  );
}
