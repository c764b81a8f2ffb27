import { createHash } from 'node:crypto';
import type { PageRenderer } from './page-renderer.ts';

/** Up to some hundred kilobytes each. */
const MOST_PAGES = 100;

/**
 * A renderer that renders a visitor's page only once while its data stay the same: rendering a list of jobs takes far
 * longer than reading it. A page follows from its input alone, so what is kept can't be out of date. The hundred pages
 * asked for last are kept, and no signed-in person's.
 */
export function rememberPages(renderer: PageRenderer, most = MOST_PAGES): PageRenderer {
  const pages = new Map<string, Promise<string>>();
  const remember =
    <Input extends { site: { reader: { home: string | null } } }>(
      name: string,
      render: (input: Input) => Promise<string>,
    ) =>
    (input: Input): Promise<string> => {
      if (input.site.reader.home !== null) return render(input);
      const key = createHash('sha256').update(name).update(JSON.stringify(input)).digest('base64');
      const page = pages.get(key) ?? rendered(key, render(input));
      // The map's first page is the one that was asked for the longest time ago.
      pages.delete(key);
      pages.set(key, page);
      const [oldest] = pages.keys();
      if (pages.size > most && oldest !== undefined) pages.delete(oldest);
      return page;
    };
  const rendered = (key: string, page: Promise<string>) => {
    page.catch(() => pages.delete(key));
    return page;
  };
  return {
    ...renderer,
    renderJobPage: remember('job', renderer.renderJobPage),
    renderJobsPage: remember('jobs', renderer.renderJobsPage),
    renderEmployerPage: remember('employer', renderer.renderEmployerPage),
    renderPayPage: remember('pay', renderer.renderPayPage),
  };
}
