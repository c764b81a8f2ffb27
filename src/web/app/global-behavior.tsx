import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { countPageView } from '#web/lib/page-views.ts';
import { installErrorReports } from '#web/lib/error-reports.ts';
import { askHealthOnce } from '#web/lib/health-check.ts';
import { whenIdle } from '#web/lib/idle.ts';
import { ScrollToTop } from '#web/ui/scroll-to-top.tsx';

/** What holds on every screen (specification, section 2.4). */
export function GlobalBehavior() {
  const { pathname, hash } = useLocation();
  const before = useRef<string | null>(null);

  useEffect(() => installErrorReports(), []);
  useEffect(() => void whenIdle().then(askHealthOnce), []);

  useEffect(() => {
    const isFirst = before.current === null;
    if (before.current === pathname) return;
    before.current = pathname;
    countPageView(pathname);
    if (isFirst || hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [pathname, hash]);

  return <ScrollToTop />;
}

/** Screen readers begin a new screen at its heading; a lazy one may come a moment later. */
function focusHeading(): void {
  const focus = () => {
    const heading = document.querySelector('h1');
    if (!(heading instanceof HTMLElement)) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), 3000);
}
