import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { limitsCopy } from './limits.copy.ts';
import { PUBLISHED } from '#domains/jobs/web/jobs/published-state.ts';
import { NewJob } from '#domains/jobs/web/editor/new-job.tsx';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { EmployerShell } from '../employer-shell.tsx';

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
            !mayPost(myRole) ? (
              <EmptyState
                title={limitsCopy.newTitle}
                action={<LinkButton to="/employer/dashboard">{limitsCopy.toJobs}</LinkButton>}
              >
                {limitsCopy.newBody}
              </EmptyState>
            ) : (
              <NewJob
                facilities={facilities}
                onSaved={(job, refusal) =>
                  void navigate(`/employer/jobs/${job.id}?tab=edit`, { replace: true, state: { refusal } })
                }
                onPublished={(job) => void navigate(`/employer/jobs/${job.id}`, { replace: true, state: PUBLISHED })}
              />
            )
          }
        </QueryStates>
      </div>
    </EmployerShell>
  );
}
