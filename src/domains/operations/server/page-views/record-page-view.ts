import { dayOf } from '#kernel/days.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { addPageView } from './page-views.repo.ts';

/** Adds one to a page's count for the day; the page is named by its route pattern. */
export async function recordPageView(
  deps: Deps,
  view: { route: string; referrer?: string | undefined; userAgent: string },
) {
  await deps.db.as(service, (tx) =>
    addPageView(tx, {
      day: dayOf(deps.clock.now()),
      path: view.route,
      referrerHost: hostOf(view.referrer, deps.env.appUrl),
      isPhone: /Mobi|Android/i.test(view.userAgent),
    }),
  );
}

/** The referrer's host; empty for our own host or none. */
function hostOf(referrer: string | undefined, appUrl: string): string {
  if (!referrer || !URL.canParse(referrer)) return '';
  const { host, protocol } = new URL(referrer);
  return protocol.startsWith('http') && host !== new URL(appUrl).host ? host.slice(0, 120) : '';
}
