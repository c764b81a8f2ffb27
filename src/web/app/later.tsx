import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useMatches } from 'react-router';
import { whenIdle } from '#web/lib/idle.ts';
import { SCREENS } from './screens-id.ts';

const ToastRegion = lazy(async () => ({ default: (await import('#web/lib/toasts.tsx')).ToastRegion }));
const Session = lazy(() => import('./session.tsx'));

/** At once on the screens, which need it; on public pages when the browser has nothing better to do. */
function Later({ part: Part }: { part: ComponentType }) {
  const isScreen = useMatches().some(({ id }) => id === SCREENS);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    void whenIdle().then(() => setIdle(true));
  }, []);
  if (!isScreen && !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}

/** The toast area. */
export const LaterToasts = () => <Later part={ToastRegion} />;

/** Who is signed in, and what concerns that person. */
export const LaterSession = () => <Later part={Session} />;
