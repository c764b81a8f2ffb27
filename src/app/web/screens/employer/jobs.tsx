import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { dashboardCopy as copy } from '#domains/jobs/web/jobs/job-list.copy.ts';
import { limitsCopy } from './limits.copy.ts';
import { JobCard } from '#domains/jobs/web/jobs/job-list.tsx';
import { changedJob, JOBS_KEY, myJobs, type JobFilter } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { useMayPost } from '#domains/employers/web/organization/organization.queries.ts';
import { useLive } from '#platform/web/api/live.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { boardCopy } from '#domains/hiring/web/board/board.copy.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Tabs } from '#platform/web/ui/layout/tabs.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.pageTitle, copy.lead, [{ name: 'robots', content: 'noindex' }]);

const FILTERS: readonly JobFilter[] = ['all', 'open', 'draft', 'ended'];

export default function EmployerJobs() {
  const [query, setQuery] = useSearchParams();
  const mayPost = useMayPost();
  const filter = FILTERS.find((known) => known === query.get('show')) ?? 'all';
  useLive({ jobs: changedJob, applications: [JOBS_KEY], matches: [JOBS_KEY] });
  return (
    <EmployerShell>
      <div className="flex flex-col gap-6">
        <PageHeader
          title={copy.title}
          intro={copy.lead}
          action={
            <>
              <LinkButton variant="secondary" to="/employer/people">
                {boardCopy.allLink}
              </LinkButton>
              {mayPost && <LinkButton to="/employer/new-position">{copy.newPosition}</LinkButton>}
            </>
          }
        />
        <Tabs
          label={copy.tabsLabel}
          value={filter}
          onChange={(show) => setQuery({ show }, { preventScrollReset: true })}
          tabs={FILTERS.map((id) => ({
            id,
            label: copy.tabs[id],
            content: id === filter ? <JobsPanel filter={id} mayPost={mayPost} /> : null,
          }))}
        />
      </div>
    </EmployerShell>
  );
}

function JobsPanel({ filter, mayPost }: { filter: JobFilter; mayPost: boolean }) {
  const query = useInfiniteQuery(myJobs(filter));
  return (
    <Paged
      query={query}
      skeleton={[1, 2, 3].map((i) => (
        <Skeleton key={i} className="h-40" />
      ))}
      empty={
        <EmptyState
          title={copy.emptyTitle}
          action={mayPost && <LinkButton to="/employer/new-position">{copy.newPosition}</LinkButton>}
        >
          {mayPost ? copy.empty : limitsCopy.dashboardEmpty}
        </EmptyState>
      }
    >
      {(jobs) => {
        const sumOf = (what: 'overdue' | 'otherTimes') => jobs.reduce((sum, job) => sum + job.funnel[what], 0);
        const [overdue, otherTimes] = [sumOf('overdue'), sumOf('otherTimes')];
        return (
          <>
            {overdue > 0 && <Banner tone="warn">{copy.overdueBanner(overdue)}</Banner>}
            {otherTimes > 0 && <Banner tone="info">{copy.otherTimesBanner(otherTimes)}</Banner>}
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </>
        );
      }}
    </Paged>
  );
}
