import { pathToFileURL } from 'node:url';
import { dayOf } from '#kernel/days.ts';
import type { JobPage } from '#domains/jobs/contract/public-job.ts';
import type { SharedPassport } from '#domains/profiles/contract/passport/shared-passport.ts';
import type { Deps } from '#platform/server/deps.ts';

interface SiteFrame {
  origin: string;
  styles: readonly string[];
  year: number;
}

interface PageInput<Page> {
  site: SiteFrame;
  path: string;
  page: Page;
}

/** What `src/app/web/server-pages` exports: React components rendered through React Router's static API. */
export interface PageRenderer {
  renderJobPage(input: PageInput<JobPage>): Promise<string>;
  renderPassportPage(input: PageInput<SharedPassport | 'expired'>): Promise<string>;
}

/** Loads the built bundle, because Node runs TypeScript but not JSX. */
export const loadPageRenderer = async (bundle: string): Promise<PageRenderer> =>
  (await import(pathToFileURL(bundle).href)) as PageRenderer;

export const siteFrame = (deps: Deps, styles: readonly string[]): SiteFrame => ({
  origin: deps.env.appUrl,
  styles,
  year: Number(dayOf(deps.clock.now()).slice(0, 4)),
});
