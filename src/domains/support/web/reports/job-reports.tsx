import type { JobCard } from '#domains/matching/contract/matches.ts';
import { reportCopy as copy } from './reports.copy.ts';
import { ReportButton } from './report-dialog.tsx';

/** What somebody who reads about a job can report: the job, and the employer behind it. */
export function JobReports({ job }: { job: Pick<JobCard, 'id' | 'organizationId' | 'organizationName'> }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <ReportButton subjectType="job" subjectId={job.id} subjectName={copy.thisJob} />
      <ReportButton subjectType="organization" subjectId={job.organizationId} subjectName={job.organizationName} />
    </div>
  );
}
