import { useEffect, useEffectEvent, useLayoutEffect, useRef, useTransition } from 'react';
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
  // True until the line of the last J or K is drawn. A busy device draws it well after the router has navigated, and may
  // first draw lines that the person has already moved past: neither another key nor a reply may act on those.
  const [isUnderWay, startTrip] = useTransition();
  const destination = useRef<string | null>(null);
  const wantsReply = useRef(false);
  const stopWaiting = useRef(() => {});
  const reply = () => {
    wantsReply.current = false;
    // The field may still be loading.
    stopWaiting.current = whenPresent(`main textarea[name='${REPLY_FIELD}']`, (field) => field.focus());
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'j' && key !== 'k' && key !== 'r') return;
    stopWaiting.current();
    wantsReply.current = key === 'r';
    if (key === 'r') {
      event.preventDefault();
      if (destination.current === null) reply();
      return;
    }
    const from = destination.current === null ? at : hrefs.indexOf(destination.current);
    const next = from < 0 ? hrefs[0] : hrefs[from + (key === 'j' ? 1 : -1)];
    if (!next) return;
    destination.current = next;
    startTrip(async () => {
      await navigate(next);
    });
  });
  const onArrival = useEffectEvent(() => {
    destination.current = null;
    if (wantsReply.current) reply();
  });
  // Together with the line, so that no key comes between the two.
  useLayoutEffect(() => {
    if (!isUnderWay) onArrival();
  }, [isUnderWay]);
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      stopWaiting.current();
    };
  }, []);
}
