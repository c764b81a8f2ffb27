import { useLoaderData } from 'react-router';
import type { PublicEmployer } from '#domains/employers/contract/public-employer.ts';
import type { PublicAttendance } from '#domains/employers/web/public-employer/attendance-card.tsx';
import { publicEmployerCopy as copy } from '#domains/employers/web/public-employer/public-employer.copy.ts';
import { PublicEmployerPage } from '#domains/employers/web/public-employer/public-employer-page.tsx';
import type { Responses } from '#domains/employers/web/public-employer/response-card.tsx';
import type { SimilarJob } from '#domains/jobs/contract/public-job.ts';
import { JobLinks } from '#domains/jobs/web/public-job/similar-jobs.tsx';
import { Document } from './document.tsx';
import type { SiteFrame } from './site-frame.ts';

export interface EmployerPageInput {
  site: SiteFrame;
  path: string;
  page: {
    employer: PublicEmployer;
    responses: Responses;
    attendance: PublicAttendance;
    jobs: readonly SimilarJob[];
    jobCount: number;
  };
}

export function EmployerRoute() {
  const {
    page: { employer, responses, attendance, jobs, jobCount },
    ...frame
  } = useLoaderData<EmployerPageInput>();
  return (
    <Document
      {...frame}
      title={copy.pageTitle(employer)}
      description={copy.description(employer, jobCount)}
      isIndexed={!employer.isDemo}
    >
      <PublicEmployerPage employer={employer} responses={responses} attendance={attendance}>
        <section>
          <h2 className="text-2xl">{copy.jobs(jobCount)}</h2>
          {jobs.length === 0 ? <p className="mt-3 text-ink-soft">{copy.noJobs}</p> : <JobLinks jobs={jobs} />}
        </section>
      </PublicEmployerPage>
    </Document>
  );
}
