import { useSyncExternalStore } from 'react';

/** Where a signed-in visitor of `/` is sent. Known once the session was read; the landing page does not wait for that. */
let target: string | null = null;
const listeners = new Set<() => void>();

export function setLandingTarget(next: string | null): void {
  if (next === target) return;
  target = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLandingTarget = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => target,
    () => null,
  );
