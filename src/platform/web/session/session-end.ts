import { useSyncExternalStore } from 'react';

/**
 * Why the session ended while its screens are still open, as the last answer said: `signed-out`, or the reason that
 * ended an administrator's session. Null while the session lasts.
 */
let end: string | null = null;
const listeners = new Set<() => void>();

export function setSessionEnd(reason: string | null): void {
  if (reason === end) return;
  end = reason;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSessionEnd = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => end,
    () => null,
  );
