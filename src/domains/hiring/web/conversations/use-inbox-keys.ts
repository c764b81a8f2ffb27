import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
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
  // Where J or K is going while the previous line is still on the screen: a busy device renders the new one well after
  // the router has navigated, and neither another key nor a reply may act on the old one.
  const destination = useRef<string | null>(null);
  const wantsReply = useRef(false);
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
    wantsReply.current = key === 'r' && destination.current !== null;
    if (key === 'r') {
      event.preventDefault();
      if (!wantsReply.current) reply();
      return;
    }
    const from = destination.current === null ? at : hrefs.indexOf(destination.current);
    const next = from < 0 ? hrefs[0] : hrefs[from + (key === 'j' ? 1 : -1)];
    if (!next) return;
    // Back on the line that is still on the screen: nothing new will be rendered to wait for.
    destination.current = next === open ? null : next;
    void navigate(next);
  });
  const onArrival = useEffectEvent(() => {
    destination.current = null;
    if (wantsReply.current) reply();
    wantsReply.current = false;
  });
  // Together with the new line, so that no key comes between the two.
  useLayoutEffect(() => onArrival(), [open]);
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      stopWaiting.current();
    };
  }, []);
}
