import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { countPageView } from '#platform/web/monitoring/page-views.ts';
import { installErrorReports } from '#platform/web/monitoring/error-reports.ts';
import { askHealthOnce } from '#platform/web/monitoring/health-check.ts';
import { auth } from '#platform/web/session/auth.ts';
import { watchPresence } from '#platform/web/session/presence.ts';
import { whenIdle } from '#platform/web/page/idle.ts';
import { ScrollToTop } from '#platform/web/ui/layout/scroll-to-top.tsx';

/** What holds on every screen (specification, section 2.4). */
export function GlobalBehavior() {
  const { pathname, hash } = useLocation();
  const before = useRef<string | null>(null);

  useEffect(() => installErrorReports(), []);
  useEffect(() => watchPresence(() => auth.getState().isAdminUser), []);
  useEffect(() => void whenIdle().then(askHealthOnce), []);

  useEffect(() => {
    const isFirst = before.current === null;
    if (before.current === pathname) return;
    before.current = pathname;
    countPageView(pathname);
    if (isFirst) return;
    if (hash) {
      whenThere(`[id="${CSS.escape(hash.slice(1))}"]`, (part) => {
        part.scrollIntoView({ behavior: 'instant' });
        beginAt(part.querySelector<HTMLElement>('h2, h3') ?? part);
      });
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    whenThere('h1', beginAt);
  }, [pathname, hash]);

  return <ScrollToTop />;
}

/** Screen readers begin a new screen at its heading, or at that of the part that was asked for. */
function beginAt(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A screen that is loaded when it is wanted may come a moment later. */
function whenThere(selector: string, act: (element: HTMLElement) => void): void {
  const found = () => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) act(element);
    return element !== null;
  };
  if (found()) return;
  const observer = new MutationObserver(() => {
    if (found()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), 3000);
}
