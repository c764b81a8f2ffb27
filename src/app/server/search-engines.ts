import { Hono } from 'hono';
import { listPlacePages } from '#domains/jobs/server/search/index.ts';
import { listPublicJobs } from '#domains/jobs/server/public-jobs/index.ts';
import { listEmployerPages } from '#domains/employers/server/public-employer/index.ts';
import { PAY_PATH } from '#domains/jobs/contract/pay-page.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { dayOf } from '#kernel/days.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AppEnv } from '#platform/server/http/http.ts';

interface Listed {
  path: string;
  changedOn: string;
}

/** What search engines read first: which paths they may crawl, and which pages exist. */
export const searchEngineRoutes = (deps: Deps, pages: readonly Listed[]): Hono<AppEnv> =>
  new Hono<AppEnv>()
    // Screens behind a sign-in may be crawled; their pages say that they must not be indexed.
    .get('/robots.txt', (c) =>
      c.text(
        `User-agent: *\nAllow: /api/faq\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${deps.env.appUrl}/sitemap.xml\n`,
      ),
    )
    .get('/sitemap.xml', async (c) => {
      const jobs = (await listPublicJobs(deps)).map(({ slug, changedOn }) => ({ path: `/jobs/${slug}`, changedOn }));
      const today = dayOf(deps.clock.now());
      const pay = POSITIONS.map((position) => `${PAY_PATH}?position=${position}`);
      const daily = [...pay, ...(await listPlacePages(deps))].map((path) => ({ path, changedOn: today }));
      // The protocol allows 50,000 addresses.
      const urls = [...pages, ...daily, ...(await listEmployerPages(deps)), ...jobs]
        .slice(0, 50_000)
        .map(({ path, changedOn }) => `<url><loc>${deps.env.appUrl}${path}</loc><lastmod>${changedOn}</lastmod></url>`);
      c.header('Content-Type', 'application/xml; charset=utf-8');
      c.header('Cache-Control', 'public, max-age=600');
      return c.body(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
    });
