import { useLoaderData } from 'react-router';
import type { PublicAttendance } from '#domains/employers/web/public-employer/attendance-card.tsx';
import type { OwnView } from '#domains/jobs/contract/search/found-job.ts';
import type { JobPage } from '#domains/jobs/contract/public-job.ts';
import { ClosedJobPage } from '#domains/jobs/web/public-job/closed-job-page.tsx';
import { describeJob, jobPageCopy } from '#domains/jobs/web/public-job/job-page.copy.ts';
import { OpenJobPage } from '#domains/jobs/web/public-job/job-page.tsx';
import { jobPosting } from '#domains/jobs/web/public-job/job-posting.tsx';
import { Document } from './document.tsx';
import type { SiteFrame } from './site-frame.ts';

export interface JobPageInput {
  site: SiteFrame;
  path: string;
  page: JobPage;
  own: OwnView | null;
  attendance: PublicAttendance | null;
}

/** Builds the structured data before the page renders, because it holds HTML of its own. */
export function loadJobPage({ site, path, page, own, attendance }: JobPageInput) {
  const isReal = page.status === 'open' && !page.job.isDemo;
  return { site, path, page, own, attendance, structuredData: isReal ? jobPosting(page.job, site.origin) : undefined };
}

export function JobRoute() {
  const { page, own, attendance, ...frame } = useLoaderData<typeof loadJobPage>();
  if (page.status !== 'open') {
    const { title, body } = jobPageCopy[page.status];
    return (
      <Document {...frame} title={`${title} · Tallgrass`} description={body} isIndexed={false}>
        <ClosedJobPage status={page.status} similar={page.similar} />
      </Document>
    );
  }
  const { job, usual, similar } = page;
  return (
    <Document
      {...frame}
      title={`${job.title}, ${job.city}, ${job.state} · Tallgrass`}
      description={describeJob(job)}
      isIndexed={!job.isDemo}
    >
      <OpenJobPage
        job={job}
        usual={usual}
        similar={similar}
        own={own}
        attendance={attendance}
        isSignedIn={frame.site.reader.home !== null}
      />
    </Document>
  );
}
