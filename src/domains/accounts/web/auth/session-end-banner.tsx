import { sessionEndCopy as copy } from './session-end.copy.ts';
import { auth } from '#platform/web/session/auth.ts';
import { useSessionEnd } from '#platform/web/session/session-end.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TopBar } from '#platform/web/ui/feedback/top-bar.tsx';

/**
 * A banner instead of a redirect, since the user may be in the middle of a form. The screen's guard redirects once the
 * session has been read again; after a sign-in in another tab, work continues here.
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
