import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { dashboardCopy as copy } from '#web/copy/employer.ts';
import { JobCard } from '#web/features/jobs/job-list.tsx';
import { JOBS_KEY, myJobs, type JobFilter } from '#web/features/jobs/jobs.queries.ts';
import { useLive } from '#web/lib/live.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { EmptyState, QueryStates, Skeleton } from '#web/ui/states.tsx';
import { ShowMore } from '#web/ui/table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.lead, [{ name: 'robots', content: 'noindex' }]);

const FILTERS: readonly JobFilter[] = ['all', 'open', 'draft', 'ended'];

export default function EmployerDashboard() {
  const [query, setQuery] = useSearchParams();
  const filter = FILTERS.find((known) => known === query.get('show')) ?? 'all';
  useLive({ jobs: [JOBS_KEY], applications: [JOBS_KEY], matches: [JOBS_KEY] });
  return (
    <EmployerShell>
      <div className="flex flex-col gap-6">
        <PageHeader
          title={copy.title}
          intro={copy.lead}
          action={<LinkButton to="/employer/new-position">{copy.newPosition}</LinkButton>}
        />
        <Tabs
          label={copy.tabsLabel}
          value={filter}
          onChange={(show) => setQuery({ show }, { preventScrollReset: true })}
          tabs={FILTERS.map((id) => ({
            id,
            label: copy.tabs[id],
            content: id === filter ? <JobsPanel filter={id} /> : null,
          }))}
        />
      </div>
    </EmployerShell>
  );
}

function JobsPanel({ filter }: { filter: JobFilter }) {
  const query = useInfiniteQuery(myJobs(filter));
  return (
    <QueryStates
      query={query}
      skeleton={[1, 2, 3].map((i) => (
        <Skeleton key={i} className="h-40" />
      ))}
    >
      {({ pages }) => {
        const jobs = pages.flatMap(({ items }) => items);
        const overdue = jobs.reduce((sum, job) => sum + job.funnel.overdue, 0);
        if (jobs.length === 0) {
          return (
            <EmptyState
              title={copy.emptyTitle}
              action={<LinkButton to="/employer/new-position">{copy.newPosition}</LinkButton>}
            >
              {copy.empty}
            </EmptyState>
          );
        }
        return (
          <div className="flex flex-col gap-4">
            {overdue > 0 && <Banner tone="warn">{copy.overdueBanner(overdue)}</Banner>}
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
            <ShowMore
              hasMore={query.hasNextPage}
              isLoading={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
          </div>
        );
      }}
    </QueryStates>
  );
}
