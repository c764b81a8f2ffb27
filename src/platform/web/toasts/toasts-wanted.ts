import { useSyncExternalStore } from 'react';

/** Whether the page may show a toast. Public pages do not load the toast region until it may. */
let isWanted = false;
const listeners = new Set<() => void>();

export function wantToasts(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToastsWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
