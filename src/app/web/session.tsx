import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { landingRedirectOf } from '#domains/accounts/contract/destination.ts';
import { auth, useAuth, useAccountState } from '#platform/web/session/auth.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';
import { ScrollToTop } from '#platform/web/ui/layout/scroll-to-top.tsx';
import { setLandingTarget } from '#platform/web/session/landing-target.ts';

const SignedInBanners = lazy(() => import('./signed-in-banners.tsx'));

/** Reads the session, follows the other tabs, shows the session's banners above every screen, and the button to the top. */
export default function Session() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const target = landingRedirectOf(useAccountState());
  useEffect(() => auth.start(), []);
  useEffect(() => setLandingTarget(target), [target]);
  useEffect(() => {
    if (pathname === '/' && target) sessionKeys.remove('post_login');
  }, [pathname, target]);
  return (
    <>
      {user && (
        <Suspense fallback={null}>
          <SignedInBanners />
        </Suspense>
      )}
      <ScrollToTop />
    </>
  );
}
