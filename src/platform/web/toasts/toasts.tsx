import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import {
  CONFIRMATION_DURATION,
  CONFIRMATIONS_VISIBLE,
  NOTICE_DURATION,
  NOTICES_VISIBLE,
} from '#platform/web/constants.ts';
import type { Toast } from '#platform/web/ui/feedback/toasts.tsx';

const load = () => import('#platform/web/ui/feedback/toasts.tsx');
/** Shown once it has been loaded: a part that can't be loaded would take the screen with it. */
const ToastStack = lazy(async () => ({ default: (await load()).ToastStack }));

type Kind = 'notice' | 'confirmation';
type Shown = Toast & { kind: Kind };

const VISIBLE: Record<Kind, number> = { notice: NOTICES_VISIBLE, confirmation: CONFIRMATIONS_VISIBLE };

let shown: readonly Shown[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Shown[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function show(kind: Kind, toast: Omit<Toast, 'id'>): void {
  count += 1;
  const ofKind = [...shown.filter((other) => other.kind === kind), { ...toast, id: count, kind }];
  const kept = ofKind.slice(-VISIBLE[kind]);
  change([...shown.filter((other) => other.kind !== kind), ...kept].sort((a, b) => a.id - b.id));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows an error or the outcome of a form: one at a time. */
export const notice = (title: string, { tone = 'info', body }: Partial<Pick<Toast, 'tone' | 'body'>> = {}): void =>
  show('notice', { title, tone, body, duration: NOTICE_DURATION });

/** Confirms what was done, with an action where one is offered, such as Undo: up to three at a time. */
export const confirmation = (
  title: string,
  { tone = 'ok', body, action, duration = CONFIRMATION_DURATION }: Partial<Omit<Toast, 'id' | 'title'>> = {},
): void => show('confirmation', { title, tone, body, action, duration });

/** Every toast, in one region named 'Notifications' (specification, sections 2.4 and 9). */
export function ToastRegion() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  );
  const isLoaded = useLoadedStack();
  return (
    <section aria-label="Notifications" className="contents">
      {isLoaded && (
        <Suspense>
          <ToastStack toasts={toasts} onClose={(id) => change(shown.filter((other) => other.id !== id))} />
        </Suspense>
      )}
    </section>
  );
}

/**
 * The stack comes after the screen and before the first toast, because the loss of the connection is one. When it can't
 * be loaded, the screen works without it, and it is loaded once the connection is back.
 */
function useLoadedStack(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const tryToLoad = () =>
      void load().then(
        () => setLoaded(true),
        () => undefined,
      );
    tryToLoad();
    window.addEventListener('online', tryToLoad);
    return () => window.removeEventListener('online', tryToLoad);
  }, []);
  return isLoaded;
}
