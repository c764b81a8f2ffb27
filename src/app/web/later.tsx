import { lazy, Suspense, useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { whenIdle } from '#platform/web/page/idle.ts';
import { useToastsWanted } from '#platform/web/toasts/toasts-wanted.ts';
import { SCREENS } from './screens-id.ts';

const ToastRegion = lazy(async () => ({ default: (await import('#platform/web/toasts/toasts.tsx')).ToastRegion }));
const Session = lazy(() => import('./session.tsx'));

const useIsScreen = () => useMatches().some(({ id }) => id === SCREENS);

/** The toast region. Public pages show no toasts to signed-out visitors and render only its empty landmark. */
export function LaterToasts() {
  const isScreen = useIsScreen();
  const isWanted = useToastsWanted();
  const empty = <section aria-label="Notifications" className="fixed right-0 bottom-0" />;
  if (!isScreen && !isWanted) return empty;
  return (
    <Suspense fallback={empty}>
      <ToastRegion />
    </Suspense>
  );
}

/** The session, its banners and the button to the top: immediately on screens, at an idle moment on public pages. */
export function LaterSession() {
  const isScreen = useIsScreen();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    void whenIdle().then(() => setIdle(true));
  }, []);
  if (!isScreen && !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <Session />
    </Suspense>
  );
}
