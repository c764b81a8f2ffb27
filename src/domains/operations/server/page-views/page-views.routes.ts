import { patternOfAddress } from '#domains/operations/server/errors/index.ts';
import { administrator, anyone, done, route, routes } from '#platform/server/http/route.ts';
import { countPageView, readPageViews } from '#domains/operations/contract/page-views.ts';
import { recordPageView } from './record-page-view.ts';
import { readViews } from './page-views.ts';

export const pageViewRoutes = routes(
  route(countPageView, anyone({ limit: ['page-views', 300, '1m'] }), async ({ deps, body, c }) => {
    const { path, referrer } = body;
    const pattern = patternOfAddress(path, c.get('servedRoutes')());
    await recordPageView(deps, { route: pattern, referrer, userAgent: c.req.header('user-agent') ?? '' });
    return done;
  }),
  route(readPageViews, administrator(), ({ deps, me, query }) => readViews(deps, me, query)),
);
