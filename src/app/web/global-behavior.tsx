import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countPageView } from '#platform/web/monitoring/page-views.ts';
import { installErrorReports } from '#platform/web/monitoring/error-reports.ts';
import { checkHealth } from '#platform/web/monitoring/health-check.ts';
import { auth } from '#platform/web/session/auth.ts';
import { watchPresence } from '#platform/web/session/presence.ts';
import { markFirstScreen } from '#platform/web/page/first-screen.ts';
import { whenIdle } from '#platform/web/page/idle.ts';
import { useStartAtHeading } from './use-start-at-heading.ts';

/** The behavior common to every screen (specification, section 2.4). */
export function GlobalBehavior() {
  const { pathname } = useLocation();

  useEffect(markFirstScreen, []);
  useEffect(() => installErrorReports(), []);
  useEffect(() => watchPresence(() => auth.getState().isAdminUser), []);
  useEffect(() => void whenIdle().then(checkHealth), []);

  useEffect(() => countPageView(pathname), [pathname]);
  useStartAtHeading();

  return null;
}
