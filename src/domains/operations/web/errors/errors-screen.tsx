import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  ERROR_STATES,
  getError,
  listErrors,
  resolveError,
  type ErrorGroup,
} from '#domains/operations/contract/errors.ts';
import { errorsCopy as copy } from './errors.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { listPages } from '#platform/web/api/list-pages.ts';
import { useListSearch, type ListSearch } from '#platform/web/page/list-search.tsx';
import { ago, moment } from '#platform/web/page/format.ts';
import { SearchTabs } from '#platform/web/page/search-tabs.tsx';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { PagedCards } from '#platform/web/ui/display/paged-cards.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';

type State = (typeof ERROR_STATES)[number];

const errorsOf = (state: State, q: string) => ({
  ...listPages(['admin', 'errors', state, q], (page) =>
    call(listErrors, { query: { state, ...(q && { q }), ...page } }),
  ),
  staleTime: 0,
});

const errorOf = (id: string) =>
  queryOptions({ queryKey: ['admin', 'error', id], queryFn: () => call(getError, { params: { id } }), staleTime: 0 });

export const meta = () => pageMeta(copy.title);

export default function ErrorsScreen() {
  const search = useListSearch({ label: copy.search });
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      {search.form}
      <SearchTabs label={copy.list} states={ERROR_STATES} labels={copy.tabs}>
        {(state) => <Errors state={state} search={search} />}
      </SearchTabs>
    </>
  );
}

function Errors({ state, search }: { state: State; search: ListSearch }) {
  const { data, ...query } = useInfiniteQuery(errorsOf(state, search.words));
  const named = data && {
    pages: data.pages.map(({ items }) => ({ items: items.map((group) => ({ ...group, id: group.fingerprint })) })),
  };
  return (
    <PagedCards
      label={copy.tabs[state]}
      query={{ ...query, data: named }}
      empty={search.emptyOr({ title: copy.emptyTitle, body: copy.emptyBody })}
    >
      {(group) => <ErrorCard group={group} />}
    </PagedCards>
  );
}

function ErrorCard({ group }: { group: ErrorGroup }) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const resolve = useMutation({
    mutationFn: () => call(resolveError, { params: { id: group.fingerprint } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['admin', 'errors'] });
      confirmation(copy.done);
    },
  });
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 className="font-sans text-base font-semibold break-words">{group.message || group.code}</h2>
          {group.route && <code className="text-sm break-all">{group.route}</code>}
          <p className="text-sm text-ink-soft">
            <span className="tabular font-semibold text-ink">{copy.times(group.occurrences)}</span>,{' '}
            {copy.seen(ago(group.firstSeenAt), ago(group.lastSeenAt))}
          </p>
          {group.resolvedAt && <p className="text-sm text-ink-soft">{copy.resolved(ago(group.resolvedAt))}</p>}
          <span className="mt-1 flex flex-wrap gap-1.5">
            <Badge tone={group.level === 'error' ? 'danger' : 'warn'}>{group.level}</Badge>
            <Badge>{group.source}</Badge>
            <Badge>{group.code}</Badge>
          </span>
        </div>
        <span className="flex flex-wrap gap-2">
          <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? copy.hide : copy.show}
          </Button>
          {!group.resolvedAt && (
            <Button
              variant="secondary"
              size="sm"
              busy={resolve.isPending && copy.resolving}
              onClick={() => resolve.mutate()}
            >
              {copy.resolve}
            </Button>
          )}
        </span>
      </div>
      {resolve.error && <Banner tone="danger">{resolve.error.message}</Banner>}
      {isOpen && <Latest id={group.fingerprint} />}
    </Card>
  );
}

function Latest({ id }: { id: string }) {
  return (
    <QueryStates query={useQuery(errorOf(id))} skeleton={<Skeleton className="h-40" />}>
      {({ latest }) => (
        <Table
          caption={copy.latest}
          rows={latest}
          keyOf={(one) => one.id}
          columns={[
            {
              id: 'at',
              header: copy.columns.at,
              cell: ({ at }) => <span className="whitespace-nowrap">{moment(at)}</span>,
            },
            {
              id: 'route',
              header: copy.columns.route,
              cell: ({ route }) => <code className="break-all">{route ?? '—'}</code>,
            },
            {
              id: 'who',
              header: copy.columns.who,
              cell: ({ userId }) => (userId ? <Link to={`/admin/users/${userId}`}>{copy.account}</Link> : copy.nobody),
            },
            {
              id: 'context',
              header: copy.columns.context,
              cell: ({ context }) => (
                <code className="block min-w-64 text-xs break-all whitespace-pre-wrap">{JSON.stringify(context)}</code>
              ),
            },
          ]}
        />
      )}
    </QueryStates>
  );
}
