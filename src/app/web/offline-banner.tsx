import { useMutationState } from '@tanstack/react-query';
import { offlineCopy as copy } from './offline-banner.copy.ts';
import { TopBar } from '#platform/web/ui/feedback/top-bar.tsx';

/** Says that actions taken offline are queued and sent when the connection is back. */
export function OfflineBanner() {
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } });
  if (waiting.length === 0) return null;
  return (
    <TopBar label={copy.label}>
      <p role="alert" className="font-semibold">
        {copy.text}
      </p>
    </TopBar>
  );
}
