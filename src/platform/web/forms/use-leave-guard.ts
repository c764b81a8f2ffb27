import { useCallback } from 'react';
import { useBeforeUnload } from 'react-router';

/** While active, the browser asks before the page closes: what is unsaved or waits to be sent would be lost. */
export const useLeaveGuard = (isActive: boolean): void =>
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isActive) event.preventDefault();
      },
      [isActive],
    ),
  );
