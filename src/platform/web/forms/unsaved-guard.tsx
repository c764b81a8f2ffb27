import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { unsavedCopy as copy } from './unsaved-guard.copy.ts';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';

/** Asks before unsaved input is lost by following a link, changing a tab, going back or closing the page. */
export function UnsavedGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave?: () => void }) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  return (
    <ConfirmDialog
      title={copy.title}
      body={copy.body}
      confirmLabel={copy.leave}
      cancelLabel={copy.stay}
      isDangerous
      isOpen={state === 'blocked'}
      onConfirm={() => {
        onLeave?.();
        proceed?.();
      }}
      onClose={() => reset?.()}
    />
  );
}
