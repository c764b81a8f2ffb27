import { sessionEndCopy as copy } from '#web/copy/session-end.ts';
import { auth } from '#web/lib/auth.ts';
import { useSessionEnd } from '#web/lib/session-end.ts';
import { Button } from '#web/ui/button.tsx';

/**
 * Told instead of leading away at once, since somebody may be in the middle of a form. Reading the session anew lets
 * the screen's guard do the rest; after a sign-in in another tab the work goes on here.
 */
export function SessionEndBanner() {
  if (!useSessionEnd()) return null;
  return (
    <aside
      aria-label={copy.label}
      className="sticky top-0 z-50 flex flex-wrap items-center justify-center gap-3 border-b border-warn bg-warn-soft px-4 py-2 text-warn"
    >
      <p role="alert" className="font-semibold">
        {copy.text}
      </p>
      <Button variant="secondary" size="sm" onClick={() => void auth.refresh()}>
        {copy.signIn}
      </Button>
    </aside>
  );
}
