import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  CONFIRMATION_DURATION,
  CONFIRMATIONS_VISIBLE,
  NOTICE_DURATION,
  NOTICES_VISIBLE,
} from '#platform/web/constants.ts';
import { ToastStack, type Toast } from '#platform/web/ui/feedback/toasts.tsx';

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
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!isMounted) return null;
  return (
    <section aria-label="Notifications" className="contents">
      <ToastStack toasts={toasts} onClose={(id) => change(shown.filter((other) => other.id !== id))} />
    </section>
  );
}
