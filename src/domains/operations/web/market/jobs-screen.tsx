import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { JOB_STATUSES, listAllJobs } from '#domains/operations/contract/market-lists.ts';
import type { JobStatus } from '#domains/jobs/contract/job-states.ts';
import { overviewCopy } from '#domains/operations/web/overview/overview.copy.ts';
import { adminMarketCopy } from './market.copy.ts';
import { useSearchChoice } from '#platform/web/page/search-choice.tsx';
import { call } from '#platform/web/api/api.ts';
import { ago } from '#platform/web/page/format.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';

const copy = adminMarketCopy.jobs;

const jobsOf = (status: JobStatus) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'jobs', status],
    queryFn: ({ pageParam }) => call(listAllJobs, { query: { status, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

export const meta = () => pageMeta(copy.title);

/** Jobs of all organizations. The status is in the URL. */
export default function JobsScreen() {
  const [status, field] = useSearchChoice({
    name: 'status',
    values: JOB_STATUSES,
    fallback: 'published',
    label: copy.state,
    labelOf: (one) => overviewCopy.jobStates[one],
  });
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} action={field} />
      <Jobs status={status} />
    </>
  );
}

function Jobs({ status }: { status: JobStatus }) {
  return (
    <Paged
      query={useInfiniteQuery(jobsOf(status))}
      skeleton={<Skeleton className="h-96" />}
      empty={<EmptyState title={copy.emptyTitle}>{copy.emptyBody}</EmptyState>}
      isDense
    >
      {(rows) => (
        <Table
          caption={copy.caption}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'title',
              header: copy.columns.title,
              cell: ({ title }) => <span className="block min-w-48 font-semibold">{title}</span>,
            },
            {
              id: 'organization',
              header: copy.columns.organization,
              cell: ({ organization }) => <span className="block min-w-40">{organization.name}</span>,
            },
            { id: 'place', header: copy.columns.place, cell: ({ place }) => place },
            {
              id: 'published',
              header: copy.columns.published,
              cell: ({ publishedAt }) => (publishedAt ? ago(publishedAt) : copy.never),
            },
            {
              id: 'hold',
              header: copy.columns.hold,
              cell: ({ isHeld }) => (
                <StatusPill tone={isHeld ? 'danger' : 'ok'}>{isHeld ? copy.held : copy.fine}</StatusPill>
              ),
            },
          ]}
        />
      )}
    </Paged>
  );
}
