import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '#platform/server/http/http.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { ErrorBody } from '#kernel/errors.ts';
import { siteFrame, VISITOR } from './page-frame.ts';
import { PAGE_POLICY } from './page-policy.ts';
import type { PageRenderer } from './page-renderer.ts';

const TITLES: Readonly<Partial<Record<number, string>>> = {
  403: 'We can’t do this from here',
  404: 'Page not found',
  413: 'That is too large',
  429: 'Please wait a moment',
};
const OTHER = 'Something went wrong';

/** Whether a person looks at the answer, in a browser, rather than a script. */
const asksForPage = (c: AppContext) =>
  !c.req.path.startsWith('/api/') && (c.req.header('accept') ?? '').includes('text/html');

/** An error as a page of the site; null where a script asked, or where the page itself can't be rendered. */
export async function failurePage(
  deps: Deps,
  c: AppContext,
  {
    status,
    body,
    renderer,
    styles,
  }: { status: ContentfulStatusCode; body: ErrorBody; renderer: PageRenderer; styles: readonly string[] },
): Promise<Response | null> {
  if (!asksForPage(c)) return null;
  try {
    const page = { title: TITLES[status] ?? OTHER, message: body.message };
    // Not the path of the request, which may be a secret.
    const html = await renderer.renderFailurePage({ site: siteFrame(deps, styles, VISITOR), path: '/', page });
    c.header('Content-Security-Policy', PAGE_POLICY);
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    return c.html(html, status);
  } catch (error) {
    deps.log.error({ err: error, requestId: c.get('requestId') }, 'the page of an error failed');
    return null;
  }
}
