import { lazy, Suspense, useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { SCREENS } from './screens-id.ts';

const ToastRegion = lazy(async () => ({ default: (await import('#web/lib/toasts.tsx')).ToastRegion }));
const SignedInBanners = lazy(() => import('./signed-in-banners.tsx'));

/** The longest that a busy page waits for an idle moment. */
const IDLE_AT_LAST = 2000;

/** The toast area: at once on the screens that use it, on public pages when the browser has nothing better to do. */
export function LaterToasts() {
  const isScreen = useMatches().some(({ id }) => id === SCREENS);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), IDLE_AT_LAST);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: IDLE_AT_LAST });
    return () => cancelIdleCallback(request);
  }, []);
  if (!isScreen && !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}

export function LaterBanners() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Suspense fallback={null}>
      <SignedInBanners />
    </Suspense>
  );
}
