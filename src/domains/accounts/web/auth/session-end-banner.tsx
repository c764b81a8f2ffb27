import { sessionEndCopy as copy } from './session-end.copy.ts';
import { auth } from '#platform/web/session/auth.ts';
import { useSessionEnd } from '#platform/web/session/session-end.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TopBar } from '#platform/web/ui/feedback/top-bar.tsx';

/**
 * Told instead of leading away at once, since somebody may be in the middle of a form. Reading the session anew lets
 * the screen's guard do the rest; after a sign-in in another tab the work goes on here.
 */
export function SessionEndBanner() {
  const reason = useSessionEnd();
  if (!reason) return null;
  return (
    <TopBar label={copy.label}>
      <p role="alert" className="font-semibold">
        {copy.reasons[reason] ?? copy.text}
      </p>
      <Button variant="secondary" size="sm" onClick={() => void auth.refresh()}>
        {copy.signIn}
      </Button>
    </TopBar>
  );
}
