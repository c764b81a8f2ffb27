import { pathToFileURL } from 'node:url';
import type { PublicEmployer } from '#domains/employers/contract/public-employer.ts';
import type { AttendanceRecord } from '#domains/hiring/server/interviews/index.ts';
import type { ResponseRecord } from '#domains/hiring/server/response-clock/index.ts';
import type { JobPage, SimilarJob } from '#domains/jobs/contract/public-job.ts';
import type { PayPage } from '#domains/jobs/contract/pay-page.ts';
import type { JobsPage, OwnView } from '#domains/jobs/contract/search/found-job.ts';
import type { SavedPage } from '#domains/jobs/contract/search/saved-searches.ts';
import type { SharedPassport } from '#domains/profiles/contract/passport/shared-passport.ts';
import type { SiteFrame } from './page-frame.ts';

interface EmployerPage {
  employer: PublicEmployer;
  responses: ResponseRecord;
  attendance: AttendanceRecord;
  jobs: readonly SimilarJob[];
  jobCount: number;
}

interface PageInput<Page> {
  site: SiteFrame;
  path: string;
  page: Page;
}

/** What `src/app/web/server-pages` exports: React components rendered through React Router's static API. */
export interface PageRenderer {
  renderJobPage(
    input: PageInput<JobPage> & { own: OwnView | null; attendance: AttendanceRecord | null },
  ): Promise<string>;
  renderEmployerPage(input: PageInput<EmployerPage>): Promise<string>;
  renderPayPage(input: PageInput<PayPage> & { isIndexed: boolean }): Promise<string>;
  renderJobsPage(input: { site: SiteFrame; page: JobsPage; isIndexed: boolean }): Promise<string>;
  renderSavedPage(input: PageInput<SavedPage>): Promise<string>;
  /** Says what went wrong, on a page of the site. */
  renderFailurePage(input: PageInput<{ title: string; message: string }>): Promise<string>;
  renderPassportPage(input: PageInput<SharedPassport | 'expired'>): Promise<string>;
}

/** Loads the built bundle, because Node runs TypeScript but not JSX. */
export const loadPageRenderer = async (bundle: string): Promise<PageRenderer> =>
  (await import(pathToFileURL(bundle).href)) as PageRenderer;
