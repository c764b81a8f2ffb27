import type { JobCard } from '#domains/matching/contract/matches.ts';
import { reportCopy as copy } from './reports.copy.ts';
import { ReportButton } from './report-dialog.tsx';

/** Reports for a job's page: of the job itself, and of its employer. */
export function JobReports({ job }: { job: Pick<JobCard, 'id' | 'organizationId' | 'organizationName'> }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <ReportButton subjectType="job" subjectId={job.id} subjectName={copy.thisJob} />
      <ReportButton subjectType="organization" subjectId={job.organizationId} subjectName={job.organizationName} />
    </div>
  );
}
