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
  const open = hrefs[at];
  // Where J or K leads while the line before is still shown: a busy device draws the new one some time after the router
  // has gone there, and neither a key nor a reply may go by what is still on the screen.
  const leadsTo = useRef<string | null>(null);
  const replies = useRef(false);
  const stopWaiting = useRef(() => {});
  const reply = () => {
    // The field may still be loading.
    stopWaiting.current = whenPresent(`main textarea[name='${REPLY_FIELD}']`, (field) => field.focus());
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'j' && key !== 'k' && key !== 'r') return;
    stopWaiting.current();
    replies.current = key === 'r' && leadsTo.current !== null;
    if (key === 'r') {
      event.preventDefault();
      if (!replies.current) reply();
      return;
    }
    const from = leadsTo.current === null ? at : hrefs.indexOf(leadsTo.current);
    const next = from < 0 ? hrefs[0] : hrefs[from + (key === 'j' ? 1 : -1)];
    if (!next) return;
    leadsTo.current = next;
    void navigate(next);
  });
  const onArrival = useEffectEvent(() => {
    leadsTo.current = null;
    if (replies.current) reply();
    replies.current = false;
  });
  useEffect(() => onArrival(), [open]);
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      stopWaiting.current();
    };
  }, []);
}
