import type { JobCard } from '#domains/matching/contract/matches.ts';
import { RequestAppeal } from '#domains/matching/web/appeals/request-appeal.tsx';
import { JobReports } from '#domains/support/web/reports/job-reports.tsx';

/** The ways to question a match and to report its job or employer. */
export const reportJob = (job: JobCard) => (
  <div className="flex flex-col gap-2">
    <RequestAppeal subject={{ jobId: job.id }} />
    <JobReports job={job} />
  </div>
);
