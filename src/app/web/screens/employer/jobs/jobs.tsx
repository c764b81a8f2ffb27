import { useMayPost } from '#domains/employers/web/organization/organization.queries.ts';
import { SavedViews } from '#domains/employers/web/saved-views/saved-views.tsx';
import { boardCopy } from '#domains/hiring/web/board/board.copy.ts';
import { JobTablePanel } from '#domains/jobs/web/job-table/job-table-panel.tsx';
import { dashboardCopy as copy } from '#domains/jobs/web/jobs/job-list.copy.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { EmptyState } from '#platform/web/ui/feedback/states.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmployerShell } from '../employer-shell.tsx';
import { limitsCopy } from './limits.copy.ts';

export const meta = () => pageMeta(copy.pageTitle, copy.lead, [{ name: 'robots', content: 'noindex' }]);

export default function EmployerJobs() {
  const mayPost = useMayPost();
  const toNew = mayPost && <LinkButton to="/employer/new-position">{copy.newPosition}</LinkButton>;
  return (
    <EmployerShell>
      <div className="flex flex-col gap-4">
        <PageHeader
          title={copy.title}
          action={
            <>
              <LinkButton variant="secondary" to="/employer/people">
                {boardCopy.allLink}
              </LinkButton>
              {toNew}
            </>
          }
        />
        <SavedViews screen="jobs" />
        <JobTablePanel
          empty={
            <EmptyState title={copy.emptyTitle} action={toNew}>
              {mayPost ? copy.empty : limitsCopy.dashboardEmpty}
            </EmptyState>
          }
        />
      </div>
    </EmployerShell>
  );
}
