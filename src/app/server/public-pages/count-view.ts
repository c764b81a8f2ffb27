import { isbot } from 'isbot';
import { recordPageView } from '#domains/operations/server/page-views/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AppContext } from '#platform/server/http/http.ts';

/** The page has no script that reports a view, so the server counts it, except for bots and visitors who opted out. */
export async function countView(deps: Deps, c: AppContext, route: string): Promise<void> {
  const userAgent = c.req.header('user-agent') ?? '';
  const hasOptedOut = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1';
  if (hasOptedOut || c.req.method !== 'GET' || isbot(userAgent)) return;
  const referrer = c.req.header('referer');
  await recordPageView(deps, { route, userAgent, ...(referrer && { referrer }) });
}
