import { useBlocker } from 'react-router';
import { unsavedCopy as copy } from './unsaved-guard.copy.ts';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before unsaved input is lost by following a link, changing a tab, going back or closing the page. */
export function UnsavedGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave?: () => void }) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  useLeaveGuard(isDirty);
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
