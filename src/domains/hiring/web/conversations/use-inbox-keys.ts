import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { whenPresent } from '#platform/web/page/when-present.ts';

/** The field of a reply; the page has others, for the team's notes. */
export const REPLY_FIELD = 'reply';

/**
 * J and K open the next and the previous line of a list, R starts a reply. `hrefs` are the lines in their order, `at` is the
 * place of the open one; below 0, none is open.
 */
export function useInboxKeys(hrefs: readonly string[], at: number): void {
  const navigate = useNavigate();
  const stopWaiting = useRef(() => {});
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'j' && key !== 'k' && key !== 'r') return;
    stopWaiting.current();
    if (key === 'r') {
      event.preventDefault();
      // Its field may still be on its way after J.
      stopWaiting.current = whenPresent(`main textarea[name='${REPLY_FIELD}']`, (field) => field.focus());
      return;
    }
    const next = at < 0 ? hrefs[0] : hrefs[at + (key === 'j' ? 1 : -1)];
    // At once, so that an R right after it does not reach the field of the line before.
    if (next) void navigate(next, { flushSync: true });
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      stopWaiting.current();
    };
  }, []);
}
