import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { JOB_STATUSES, listAllJobs } from '#domains/operations/contract/market-lists.ts';
import type { JobStatus } from '#domains/jobs/contract/job-states.ts';
import { overviewCopy } from '#domains/operations/web/overview/overview.copy.ts';
import { adminMarketCopy } from './market.copy.ts';
import { useSearchChoice } from '#platform/web/page/search-choice.tsx';
import { call } from '#platform/web/api/api.ts';
import { listPages } from '#platform/web/api/list-pages.ts';
import { useListSearch, type ListSearch } from '#platform/web/page/list-search.tsx';
import { subjectPath } from '#platform/web/page/subject-path.ts';
import { ago } from '#platform/web/page/format.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';

const copy = adminMarketCopy.jobs;

const jobsOf = (status: JobStatus, q: string) =>
  listPages(['admin', 'jobs', status, q], (page) => call(listAllJobs, { query: { status, ...(q && { q }), ...page } }));

export const meta = () => pageMeta(copy.title);

/** Jobs of all organizations. Status and search are in the URL. */
export default function JobsScreen() {
  const search = useListSearch({ label: copy.search });
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
      {search.form}
      <Jobs status={status} search={search} />
    </>
  );
}

function Jobs({ status, search }: { status: JobStatus; search: ListSearch }) {
  const empty = search.emptyOr({ title: copy.emptyTitle, body: copy.emptyBody });
  return (
    <Paged
      query={useInfiniteQuery(jobsOf(status, search.words))}
      skeleton={<Skeleton className="h-96" />}
      empty={<EmptyState title={empty.title}>{empty.body}</EmptyState>}
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
                <Link to={subjectPath('job', id)} className="block min-w-48 font-semibold">
                  {title}
                </Link>
              ),
            },
            {
              id: 'organization',
              header: copy.columns.organization,
              cell: ({ organization }) => (
                <Link to={subjectPath('organization', organization.id)} className="block min-w-40">
                  {organization.name}
                </Link>
              ),
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
