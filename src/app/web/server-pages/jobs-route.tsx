import { useLoaderData } from 'react-router';
import type { JobsPage } from '#domains/jobs/contract/search/found-job.ts';
import { searchPath } from '#domains/jobs/contract/search/job-filters.ts';
import { jobsPageCopy } from '#domains/jobs/web/search/jobs-page.copy.ts';
import { JobsResults } from '#domains/jobs/web/search/jobs-page.tsx';
import { Document } from './document.tsx';
import type { SiteFrame } from './site-frame.ts';

export interface JobsPageInput {
  site: SiteFrame;
  page: JobsPage;
  isIndexed: boolean;
}

/** The real jobs of an indexed page, in the order of the list; each page has its own JobPosting. */
const itemList = ({ jobs }: JobsPage, origin: string) => ({
  '@context': 'https://schema.org/',
  '@type': 'ItemList',
  itemListElement: jobs
    .filter(({ isDemo }) => !isDemo)
    .map(({ slug }, index) => ({ '@type': 'ListItem', position: index + 1, url: `${origin}/jobs/${slug}` })),
});

export function JobsRoute() {
  const { site, page, isIndexed } = useLoaderData<JobsPageInput>();
  const title = jobsPageCopy.title(page.filters.position, page.placeName);
  return (
    <Document
      site={site}
      title={`${title} · Tallgrass`}
      description={jobsPageCopy.description(title, page.total)}
      path={searchPath(page.filters)}
      isIndexed={isIndexed}
      next={page.nextPath ?? undefined}
      structuredData={isIndexed ? itemList(page, site.origin) : undefined}
    >
      <JobsResults page={page} />
    </Document>
  );
}
