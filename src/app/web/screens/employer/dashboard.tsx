import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMayPost } from '#domains/employers/web/organization/organization.queries.ts';
import { SavedViews } from '#domains/employers/web/saved-views/saved-views.tsx';
import { todayCopy as copy } from '#domains/hiring/web/today/today.copy.ts';
import { TodayPanel } from '#domains/hiring/web/today/today-panel.tsx';
import { JobIndex } from '#domains/jobs/web/jobs/job-index.tsx';
import { dashboardCopy } from '#domains/jobs/web/jobs/job-list.copy.ts';
import { StillHiring } from '#domains/jobs/web/jobs/job-upkeep.tsx';
import { DecidePay } from '#domains/jobs/web/pay-approval/decide-pay.tsx';
import { changedJob, JOBS_KEY, myJobs } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { useLive } from '#platform/web/api/live.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmployerShell } from './employer-shell.tsx';
import { limitsCopy } from './jobs/limits.copy.ts';

export const meta = () => pageMeta(copy.title, copy.lead, [{ name: 'robots', content: 'noindex' }]);

/** The employer's first screen: what waits for the team, and beside it the jobs. */
export default function EmployerDashboard() {
  const mayPost = useMayPost();
  return (
    <EmployerShell>
      <div className="flex flex-col gap-6">
        <PageHeader
          title={copy.title}
          intro={copy.lead}
          action={mayPost && <LinkButton to="/employer/new-position">{dashboardCopy.newPosition}</LinkButton>}
        />
        <SavedViews screen="today" />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <TodayPanel
            answerFor={({ id, kind, job, dueAt }) =>
              kind === 'pay_range' ? (
                <DecidePay approvalId={id} title={job.title} />
              ) : (
                <StillHiring id={job.id} title={job.title} isPaused={dueAt === null} />
              )
            }
          />
          <JobsBeside mayPost={mayPost} />
        </div>
      </div>
    </EmployerShell>
  );
}

/** The jobs that changed last, those with people who wait first. */
function JobsBeside({ mayPost }: { mayPost: boolean }) {
  const query = useInfiniteQuery(myJobs('all'));
  useLive({ jobs: changedJob, applications: [JOBS_KEY] });
  return (
    <section aria-labelledby="jobs-beside" className="flex min-w-0 flex-col">
      <div className="flex min-h-11 items-center justify-between">
        <h2 id="jobs-beside" className="font-sans text-base font-semibold">
          {dashboardCopy.openJobs}
        </h2>
        <Link to="/employer/jobs" className="inline-flex target items-center text-sm font-semibold text-link underline">
          {dashboardCopy.allJobs}
        </Link>
      </div>
      <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
        {({ pages }) => (
          <JobIndex
            jobs={pages.flatMap(({ items }) => items)}
            empty={mayPost ? dashboardCopy.empty : limitsCopy.dashboardEmpty}
          />
        )}
      </QueryStates>
    </section>
  );
}
