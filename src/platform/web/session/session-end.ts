import { useSyncExternalStore } from 'react';

/**
 * What an answer said when nobody is signed in any more while someone's screens still stand open: `signed-out`, or the
 * reason by which an administrator's session ended.
 */
let end: string | null = null;
const listeners = new Set<() => void>();

export function noteSessionEnd(reason: string | null): void {
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
