import { dayOf } from '#kernel/days.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { addPageViews } from './page-views.repo.ts';
import { ViewCounter } from './view-counter.ts';

const counters = new WeakMap<Deps, ViewCounter>();

/** The counter of a process (of an app instance in tests). */
function counterOf(deps: Deps): ViewCounter {
  let counter = counters.get(deps);
  if (!counter) {
    counter = new ViewCounter((views) => deps.db.as(service, (tx) => addPageViews(tx, views)));
    counters.set(deps, counter);
  }
  return counter;
}

/** Adds one to a page's count for the day; the page is named by its route pattern. */
export const recordPageView = (
  deps: Deps,
  view: { route: string; referrer?: string | undefined; userAgent: string },
): Promise<void> =>
  counterOf(deps).add({
    day: dayOf(deps.clock.now()),
    path: view.route,
    referrerHost: hostOf(view.referrer, deps.env.appUrl),
    isPhone: /Mobi|Android/i.test(view.userAgent),
  });

/** The referrer's host; empty for our own host or none. */
function hostOf(referrer: string | undefined, appUrl: string): string {
  if (!referrer || !URL.canParse(referrer)) return '';
  const { host, protocol } = new URL(referrer);
  return protocol.startsWith('http') && host !== new URL(appUrl).host ? host.slice(0, 120) : '';
}
