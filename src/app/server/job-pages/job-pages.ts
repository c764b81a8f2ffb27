import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { isbot } from 'isbot';
import { addView } from '#domains/operations/server/operations/index.ts';
import { jobPosting, readPublicJob, type PublicJob } from '#domains/jobs/server/public-jobs/index.ts';
import { dayOf } from '#kernel/days.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AppContext, AppEnv } from '#platform/server/http.ts';
import { payRange } from '#kernel/format.ts';
import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS } from '#kernel/vocabulary.ts';
import { frame, PAGE_POLICY } from './frame.ts';
import { gonePage, jobPage } from './job-page.ts';
import { words } from './words.ts';

const JOB_PAGE = '/jobs/:slug';

/**
 * A page for every job that its employer makes public, rendered here with all of its content and no hydration. What is
 * no such job falls through to the site's not-found page.
 */
export const jobPages = (deps: Deps, styles: readonly string[]): Hono<AppEnv> =>
  new Hono<AppEnv>().get(JOB_PAGE, compress(), async (c, next) => {
    const slug = c.req.param('slug');
    const found = await readPublicJob(deps, slug);
    if (found.is === 'unknown') return next();
    const page = {
      styles,
      year: Number(dayOf(deps.clock.now()).slice(0, 4)),
      origin: deps.env.appUrl,
      path: `/jobs/${slug}`,
    };
    c.header('Content-Security-Policy', PAGE_POLICY);
    c.header('Cache-Control', 'no-cache');
    if (found.is !== 'open') {
      const { title, body } = words[found.is];
      c.header('X-Robots-Tag', 'noindex');
      const main = gonePage({ title, body }, found.alike);
      const text = frame({ ...page, title: `${title} · Tallgrass`, description: body, isIndexed: false, main });
      return c.html(text, found.is === 'ended' ? 410 : 404);
    }
    const { job, alike } = found;
    if (job.isDemo) c.header('X-Robots-Tag', 'noindex');
    await countView(deps, c);
    return c.html(
      frame({
        ...page,
        title: `${job.title}, ${job.city}, ${job.state} · Tallgrass`,
        description: summaryOf(job),
        isIndexed: !job.isDemo,
        ...(!job.isDemo && { structured: jobPosting(job, deps.env.appUrl) }),
        main: jobPage(job, alike),
      }),
    );
  });

const summaryOf = ({ employer, city, state, employmentType, shift, shiftPattern, ...job }: PublicJob): string =>
  [
    `${employer.name} in ${city}, ${state}`,
    `${EMPLOYMENT_TYPE_LABELS[employmentType]}, ${SHIFT_LABELS[shift]} ${shiftPattern}`,
    words.anHour(payRange(job.payMinCents, job.payMaxCents)),
  ].join('. ');

/** The page has no script that would say it was seen, so the server does, by the same rules: nobody who asks not to be. */
async function countView(deps: Deps, c: AppContext): Promise<void> {
  const userAgent = c.req.header('user-agent') ?? '';
  const asksNot = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1';
  if (asksNot || c.req.method !== 'GET' || isbot(userAgent)) return;
  const referrer = c.req.header('referer');
  await addView(deps, { route: JOB_PAGE, userAgent, ...(referrer && { referrer }) });
}
