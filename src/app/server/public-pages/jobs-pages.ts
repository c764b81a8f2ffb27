import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { readPlace, searchJobs } from '#domains/jobs/server/search/index.ts';
import { positionOfSlug, searchPath } from '#domains/jobs/contract/search/job-filters.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AppContext, AppEnv } from '#platform/server/http/http.ts';
import { countView } from './count-view.ts';
import { ownViewOf } from './own-view.ts';
import { publicFrame, readerOf } from './page-frame.ts';
import type { PageRenderer } from './page-renderer.ts';

/** The search for jobs: every search at `/jobs`, and the places and positions that search engines list at `/jobs/in`. */
export const jobsPages = (deps: Deps, renderer: PageRenderer, styles: readonly string[]): Hono<AppEnv> => {
  const show = async (c: AppContext, params: URLSearchParams) => {
    const found = await searchJobs(deps, params);
    const address = pathOf(c);
    const isWrong = Object.keys(found.errors).length > 0;
    const path = searchPath(found.filters);
    // The form also sends its empty fields; the short address is the one to share and to list.
    const isOwnAddress = address === path || params.has('after');
    if (!isWrong && !isOwnAddress) return c.redirect(path, 302);
    const isIndexed = !isWrong && found.isFirst && found.hasRealJobs && !path.includes('?');
    const reader = await readerOf(deps, c);
    const own = await ownViewOf(
      deps,
      reader,
      found.jobs.map(({ id }) => id),
    );
    const page = { ...found, own, isSignedIn: reader.home !== null };
    const site = publicFrame(deps, c, { styles, reader, kept: 'no-cache' });
    if (!isIndexed) c.header('X-Robots-Tag', 'noindex');
    const [html] = await Promise.all([renderer.renderJobsPage({ site, page, isIndexed }), countView(deps, c, '/jobs')]);
    return c.html(html, isWrong ? 422 : 200);
  };

  return new Hono<AppEnv>()
    .get('/jobs', compress(), (c) => show(c, new URL(c.req.url).searchParams))
    .get('/jobs/in/:place/:position?', compress(), async (c, next) => {
      const place = readPlace(c.req.param('place'), undefined);
      const slug = c.req.param('position');
      const position = slug === undefined ? undefined : positionOfSlug(slug);
      if (place?.slug !== c.req.param('place') || (slug !== undefined && !position)) return next();
      const params = new URLSearchParams(new URL(c.req.url).searchParams);
      params.set('place', place.slug);
      if (position) params.set('position', position);
      return show(c, params);
    });
};

const pathOf = (c: AppContext) => {
  const { pathname, search } = new URL(c.req.url);
  return `${pathname}${search}`;
};
