import { lazy, Suspense, useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { whenIdle } from '#platform/web/page/idle.ts';
import { useToastsWanted } from '#platform/web/toasts/toasts-wanted.ts';
import { SCREENS } from './screens-id.ts';

const ToastRegion = lazy(async () => ({ default: (await import('#platform/web/toasts/toasts.tsx')).ToastRegion }));
const Session = lazy(() => import('./session.tsx'));

const useIsScreen = () => useMatches().some(({ id }) => id === SCREENS);

/** The toast area. Nothing on a public page raises a toast, unless somebody is signed in: until then it is only named. */
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

/** Who is signed in, and what concerns that person: at once on the screens; on public pages at an idle moment. */
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
