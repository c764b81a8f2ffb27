import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { JOB_STATUSES, listAllJobs } from '#domains/operations/contract/market-lists.ts';
import type { JobStatus } from '#domains/jobs/contract/job-states.ts';
import { overviewCopy } from '#domains/operations/web/overview/overview.copy.ts';
import { adminMarketCopy } from './market.copy.ts';
import { useSearchChoice } from '#platform/web/page/search-choice.tsx';
import { call } from '#platform/web/api/api.ts';
import { ago } from '#platform/web/page/format.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';

const copy = adminMarketCopy.jobs;

const jobsOf = (status: JobStatus, q: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'jobs', status, q],
    queryFn: ({ pageParam }) =>
      call(listAllJobs, { query: { status, ...(q && { q }), ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/** Who fits the job and what excludes others: the console has no other screen of a job. */
const jobInLab = (id: string) => `/admin/matching-lab?tab=pair&job=${id}`;

export const meta = () => pageMeta(copy.title);

/** Jobs of all organizations. Status and search are in the URL. */
export default function JobsScreen() {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
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
      <SearchForm key={q} q={q} onSearch={(next) => setSearch({ status, ...(next && { q: next }) })} />
      <Jobs status={status} q={q} />
    </>
  );
}

function SearchForm({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [value, setValue] = useState(q);
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(value.trim());
        }}
      >
        <div className="w-80 max-w-full">
          <TextField
            label={copy.search}
            type="search"
            value={value}
            maxLength={80}
            onChange={(event) => setValue(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary">
          {copy.find}
        </Button>
      </form>
    </search>
  );
}

function Jobs({ status, q }: { status: JobStatus; q: string }) {
  return (
    <Paged
      query={useInfiniteQuery(jobsOf(status, q))}
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
              cell: ({ id, title }) => (
                <Link to={jobInLab(id)} className="block min-w-48 font-semibold">
                  {title}
                </Link>
              ),
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
