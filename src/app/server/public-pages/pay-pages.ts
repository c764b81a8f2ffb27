import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { PAY_PATH, payQuery } from '#domains/jobs/contract/pay-page.ts';
import { readPayPage } from '#domains/jobs/server/public-pay/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AppEnv } from '#platform/server/http/http.ts';
import { publicFrame, readerOf } from './page-frame.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Published wages beside what open jobs offer. Search engines keep one page for each position. */
export const payPages = (deps: Deps, renderer: PageRenderer, styles: readonly string[]): Hono<AppEnv> =>
  new Hono<AppEnv>().get(PAY_PATH, compress(), async (c) => {
    const query = payQuery.parse(c.req.query());
    const page = await readPayPage(deps, query);
    const isIndexed = !page.isDemo && !page.county && !page.shift;
    const reader = await readerOf(deps, c);
    const site = publicFrame(deps, c, { styles, reader, kept: 'public, max-age=600' });
    if (!isIndexed) c.header('X-Robots-Tag', 'noindex');
    const path = `${PAY_PATH}?position=${page.position}`;
    return c.html(await renderer.renderPayPage({ site, path, page, isIndexed }));
  });
