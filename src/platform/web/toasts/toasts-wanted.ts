import { useSyncExternalStore } from 'react';

/** Whether something on this page may raise a toast, which public pages load nothing for. */
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
