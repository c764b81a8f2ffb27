import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { ScreeningSection } from '#domains/hiring/web/screening-questions/questions-form.tsx';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { JobEditor } from '#domains/jobs/web/editor/job-editor.tsx';
import { refusalIn } from '#domains/jobs/web/editor/refusal.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { JobSheet } from '#domains/jobs/web/jobs/job-sheet.tsx';
import { PUBLISHED } from '#domains/jobs/web/jobs/published-state.ts';
import { JobManagers } from '#domains/jobs/web/managers/job-managers.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';

/** The job's form, or the job read-only for users who may not edit it and for jobs that can no longer change. */
export function EditTab({ job, isWritable }: { job: JobView; isWritable: boolean }) {
  const [, setQuery] = useSearchParams();
  const organization = useQuery(myOrganization());
  const { state } = useLocation();
  if (!isWritable) {
    return (
      <Card className="flex max-w-3xl flex-col gap-4">
        {job.mayEdit && <Banner>{copy.ended}</Banner>}
        <JobSheet draft={job.draft} added={job.addedRequirements} />
      </Card>
    );
  }
  const before = refusalIn(state);
  return (
    <QueryStates query={organization} skeleton={<Skeleton className="h-96" />}>
      {({ facilities }) => (
        <div className="flex flex-col gap-8">
          <JobManagers jobId={job.id} />
          <ScreeningSection jobId={job.id} mayEdit={job.mayEdit} />
          <JobEditor
            key={job.id}
            facilities={facilities}
            job={job}
            refusal={before}
            onSaved={(_, refusal) => {
              // Do not navigate back a user who has moved on in the meantime.
              if (before || refusal) setQuery({ tab: 'edit' }, { replace: true, state: { refusal } });
            }}
            onPublished={() => setQuery({}, { replace: true, state: PUBLISHED })}
          />
        </div>
      )}
    </QueryStates>
  );
}
