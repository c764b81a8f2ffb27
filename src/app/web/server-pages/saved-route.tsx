import { useLoaderData } from 'react-router';
import type { SavedPage } from '#domains/jobs/contract/search/saved-searches.ts';
import { jobsPageCopy } from '#domains/jobs/web/search/jobs-page.copy.ts';
import { SavedJobs } from '#domains/jobs/web/search/saved-page.tsx';
import { Document } from './document.tsx';
import type { SiteFrame } from './site-frame.ts';

export interface SavedPageInput {
  site: SiteFrame;
  path: string;
  page: SavedPage;
}

export function SavedRoute() {
  const { site, path, page } = useLoaderData<SavedPageInput>();
  const { title } = jobsPageCopy.saved;
  return (
    <Document site={site} title={`${title} · Tallgrass`} description={title} path={path} isIndexed={false}>
      <SavedJobs page={page} />
    </Document>
  );
}
