import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { attendanceOfEmployer } from '#domains/hiring/server/interviews/index.ts';
import { readPublicJob } from '#domains/jobs/server/public-jobs/index.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AppEnv } from '#platform/server/http/http.ts';
import { countView } from './count-view.ts';
import { ownViewOf } from './own-view.ts';
import { publicFrame, readerOf } from './page-frame.ts';
import type { PageRenderer } from './page-renderer.ts';

const JOB_PAGE = '/jobs/:slug';
const STATUS = { open: 200, paused: 404, ended: 410 } as const;

/** Pages of public jobs. Any other address falls through to the site's not-found page. */
export const jobPages = (deps: Deps, renderer: PageRenderer, styles: readonly string[]): Hono<AppEnv> =>
  new Hono<AppEnv>().get(JOB_PAGE, compress(), async (c, next) => {
    const slug = c.req.param('slug');
    const page = await readPublicJob(deps, slug);
    if (!page) return next();
    const isIndexed = page.status === 'open' && !page.job.isDemo;
    const reader = await readerOf(deps, c);
    const site = publicFrame(deps, c, { styles, reader, kept: 'no-cache' });
    if (!isIndexed) c.header('X-Robots-Tag', 'noindex');
    if (page.status === 'open') await countView(deps, c, JOB_PAGE);
    const own = page.status === 'open' ? await ownViewOf(deps, reader, [page.job.id]) : null;
    const attendance = page.status === 'open' ? await attendanceOf(deps, page.job.id) : null;
    const html = await renderer.renderJobPage({ site, path: `/jobs/${slug}`, page, own, attendance });
    return c.html(html, STATUS[page.status]);
  });

const attendanceOf = (deps: Deps, jobId: string) =>
  deps.db.as(service, (tx) => attendanceOfEmployer(tx, jobId, deps.clock.now()));
