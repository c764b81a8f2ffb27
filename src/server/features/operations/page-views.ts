import { dayOf } from '#shared/kernel/days.ts';
import { service } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addPageView } from './operations.repo.ts';
import { withoutIds, withoutQuery } from './paths.ts';

/** Adds one to the day's count of a path. What is no path of a site is counted as nothing. */
export async function addView(deps: Deps, view: { path: string; referrer?: string | undefined; userAgent: string }) {
  const path = withoutIds(withoutQuery(view.path));
  if (!/^\/[\w\-/:.]*$/.test(path)) return;
  await deps.db.as(service, (tx) =>
    addPageView(tx, {
      day: dayOf(deps.clock.now()),
      path,
      referrerHost: hostOf(view.referrer, deps.env.appUrl),
      isPhone: /Mobi|Android/i.test(view.userAgent),
    }),
  );
}

/** The host somebody came from, empty when it was our own or none. */
function hostOf(referrer: string | undefined, appUrl: string): string {
  if (!referrer || !URL.canParse(referrer)) return '';
  const { host, protocol } = new URL(referrer);
  return protocol.startsWith('http') && host !== new URL(appUrl).host ? host.slice(0, 120) : '';
}
