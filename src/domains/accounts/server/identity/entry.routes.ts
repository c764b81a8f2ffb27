import {
  ENTRY_ALIASES,
  ENTRY_PAGES,
  entryAliasTarget,
  entryRuleOf,
  type EntryAlias,
} from '#domains/accounts/contract/entry-pages.ts';
import { landingRedirectOf, pageLoadTargetOf, safeNext } from '#domains/accounts/contract/destination.ts';
import { routes, type Route } from '#platform/server/http/route.ts';
import { readViewer } from './viewer.ts';

/** Section 4.2, on the server so that nothing paints first. On any error the visitor stays on the landing page. */
const landing: Route = {
  mount: (app, deps) =>
    void app.get('/', async (c, next) => {
      const target = landingRedirectOf(await readViewer(deps, c.req.raw.headers).catch(() => null));
      if (!target) return next();
      c.header('Cache-Control', 'no-store');
      return c.redirect(target);
    }),
};

/**
 * Redirects a signed-in visitor of an entry page before its prerendered form paints. The browser handles what only it
 * knows: in which role an administrator acts, and a `next` on another site, which it reports.
 */
const entryPages: Route = {
  mount(app, deps) {
    for (const path of ENTRY_PAGES) {
      app.get(path, async (c, next) => {
        const viewer = await readViewer(deps, c.req.raw.headers).catch(() => null);
        const query = new URL(c.req.url).searchParams;
        const wanted = safeNext(query.get('next'));
        if (!viewer || (query.has('next') && !wanted)) return next();
        const target = pageLoadTargetOf(viewer, entryRuleOf(path, query), wanted);
        if (new URL(target, deps.env.appUrl).pathname === path) return next();
        c.header('Cache-Control', 'no-store');
        return c.redirect(target);
      });
    }
    for (const alias of Object.keys(ENTRY_ALIASES) as EntryAlias[]) {
      app.get(alias, (c) => c.redirect(entryAliasTarget(alias, new URL(c.req.url).search)));
    }
  },
};

export const entryRoutes = routes(landing, entryPages);
