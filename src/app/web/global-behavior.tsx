import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { countPageView } from '#platform/web/monitoring/page-views.ts';
import { installErrorReports } from '#platform/web/monitoring/error-reports.ts';
import { checkHealth } from '#platform/web/monitoring/health-check.ts';
import { auth } from '#platform/web/session/auth.ts';
import { watchPresence } from '#platform/web/session/presence.ts';
import { markFirstScreen } from '#platform/web/page/first-screen.ts';
import { whenIdle } from '#platform/web/page/idle.ts';
import { whenPresent } from '#platform/web/page/when-present.ts';

/** The behavior common to every screen (specification, section 2.4). */
export function GlobalBehavior() {
  const { pathname, hash } = useLocation();
  const before = useRef<string | null>(null);

  useEffect(markFirstScreen, []);
  useEffect(() => installErrorReports(), []);
  useEffect(() => watchPresence(() => auth.getState().isAdminUser), []);
  useEffect(() => void whenIdle().then(checkHealth), []);

  useEffect(() => {
    const isFirst = before.current === null;
    if (before.current === pathname) return;
    before.current = pathname;
    countPageView(pathname);
    if (isFirst) return;
    if (hash) {
      whenPresent(`[id="${CSS.escape(hash.slice(1))}"]`, (part) => {
        part.scrollIntoView({ behavior: 'instant' });
        focusHeading(part.querySelector<HTMLElement>('h2, h3') ?? part);
      });
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    whenPresent('h1', focusHeading);
  }, [pathname, hash]);

  return null;
}

/** Moves the focus to the heading, so that screen readers start a new screen or section there. */
function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
