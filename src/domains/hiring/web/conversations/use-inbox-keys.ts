import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/** The field of a reply; the page has others, for the team's notes. */
export const REPLY_FIELD = 'reply';

/**
 * J and K open the next and the previous line of a list, R starts a reply. `hrefs` are the lines in their order, `at` is the
 * place of the open one; below 0, none is open.
 */
export function useInboxKeys(hrefs: readonly string[], at: number): void {
  const navigate = useNavigate();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'r') {
      event.preventDefault();
      document.querySelector<HTMLElement>(`main textarea[name='${REPLY_FIELD}']`)?.focus();
    }
    if (key !== 'j' && key !== 'k') return;
    const next = at < 0 ? hrefs[0] : hrefs[at + (key === 'j' ? 1 : -1)];
    if (next) void navigate(next);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
