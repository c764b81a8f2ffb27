import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { readPublicEmployer } from '#domains/employers/server/public-employer/index.ts';
import { attendanceOfOrganizations } from '#domains/hiring/server/interviews/index.ts';
import { readResponseRecord } from '#domains/hiring/server/response-clock/index.ts';
import { listOpenJobsOf } from '#domains/jobs/server/public-jobs/index.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AppEnv } from '#platform/server/http/http.ts';
import { publicFrame, readerOf } from './page-frame.ts';
import type { PageRenderer } from './page-renderer.ts';

const JOBS_SHOWN = 50;

/** Pages of verified employers. Any other address falls through to the site's not-found page. */
export const employerPages = (deps: Deps, renderer: PageRenderer, styles: readonly string[]): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/employers/:slug', compress(), async (c, next) => {
    const employer = await readPublicEmployer(deps, c.req.param('slug'));
    if (!employer) return next();
    const organizations = [employer.id, ...employer.below];
    const [reader, responses, attendance, { jobs, count }] = await Promise.all([
      readerOf(deps, c),
      deps.db.as(service, (tx) => readResponseRecord(tx, organizations, deps.clock.now())),
      deps.db.as(service, (tx) => attendanceOfOrganizations(tx, organizations, deps.clock.now())),
      listOpenJobsOf(deps, organizations, JOBS_SHOWN),
    ]);
    const site = publicFrame(deps, c, { styles, reader, kept: 'public, max-age=300' });
    if (employer.isDemo) c.header('X-Robots-Tag', 'noindex');
    const page = { employer, responses, attendance, jobs, jobCount: count };
    return c.html(await renderer.renderEmployerPage({ site, path: c.req.path, page }));
  });
