import * as contracts from '#domains/hiring/contract/interviews/calendar.ts';
import { isUnchanged } from '#platform/server/http/etag.ts';
import { addressKey } from '#platform/server/http/limit.ts';
import { anyone, rawRoute, route, routes, signedIn } from '#platform/server/http/route.ts';
import { readByAddress } from './own-calendar.ts';
import { end, renew, standingOf } from './subscription.ts';

export const calendarRoutes = routes(
  route(contracts.getCalendarSubscription, signedIn(), ({ deps, me }) => standingOf(deps, me)),
  route(contracts.renewCalendarSubscription, signedIn({ limit: ['calendar-renew', 20, '1h'] }), ({ deps, me }) =>
    renew(deps, me),
  ),
  route(contracts.endCalendarSubscription, signedIn(), ({ deps, me }) => end(deps, me)),
  // Calendar services read for many people from few addresses, so only wrong addresses count against a network.
  rawRoute(contracts.subscriptionPath(':token'), anyone(), async ({ deps, c }) => {
    const guess = () => deps.limiter.take('calendar-unknown', addressKey(c), 30, 600);
    const { content, tag } = await readByAddress(deps, c.req.param('token') ?? '', guess);
    const headers = { ETag: tag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };
    if (isUnchanged(c, tag)) return c.body(null, 304, headers);
    return c.body(content, 200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' });
  }),
);
