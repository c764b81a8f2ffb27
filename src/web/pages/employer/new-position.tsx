import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { jobCopy as copy, reviewerCopy } from '#web/copy/employer.ts';
import { JobEditor } from '#web/features/jobs/job-editor.tsx';
import { myOrganization } from '#web/features/organization/organization.queries.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { EmptyState, QueryStates, Skeleton } from '#web/ui/states.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.newTitle, copy.newLead, [{ name: 'robots', content: 'noindex' }]);

export default function NewPosition() {
  const organization = useQuery(myOrganization());
  const navigate = useNavigate();
  return (
    <EmployerShell>
      <div className="flex flex-col gap-6">
        <PageHeader title={copy.newTitle} intro={copy.newLead} />
        <QueryStates query={organization} skeleton={<Skeleton className="h-96" />}>
          {({ facilities, myRole }) =>
            myRole === 'reviewer' ? (
              <EmptyState
                title={reviewerCopy.newTitle}
                action={<LinkButton to="/employer/dashboard">{reviewerCopy.toJobs}</LinkButton>}
              >
                {reviewerCopy.newBody}
              </EmptyState>
            ) : (
              <JobEditor
                facilities={facilities}
                job={null}
                refusal={null}
                onSaved={(job, refusal) =>
                  void navigate(`/employer/jobs/${job.id}?tab=edit`, { replace: true, state: { refusal } })
                }
                onPublished={(job) => void navigate(`/employer/jobs/${job.id}`)}
              />
            )
          }
        </QueryStates>
      </div>
    </EmployerShell>
  );
}
