import { useSyncExternalStore } from 'react';

/** Whether an answer has said that nobody is signed in any more while the screens of somebody still stand open. */
let hasEnded = false;
const listeners = new Set<() => void>();

export function noteSessionEnd(isOver: boolean): void {
  if (isOver === hasEnded) return;
  hasEnded = isOver;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSessionEnd = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasEnded,
    () => false,
  );
