import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  closeRoleRequest,
  listRoleRequests,
  MOST_ASKED,
  REQUEST_STATES,
  type RoleRequest,
} from '#domains/operations/contract/role-requests.ts';
import { roleRequestsCopy as copy } from './role-requests.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { listPages } from '#platform/web/api/list-pages.ts';
import { useListSearch, type ListSearch } from '#platform/web/page/list-search.tsx';
import { ago } from '#platform/web/page/format.ts';
import { SearchTabs } from '#platform/web/page/search-tabs.tsx';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { PagedCards } from '#platform/web/ui/display/paged-cards.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';

const KEY = ['admin', 'role-requests'];
type State = (typeof REQUEST_STATES)[number];

const requestsOf = (state: State, q: string) =>
  listPages([...KEY, state, q], (page) => call(listRoleRequests, { query: { state, ...(q && { q }), ...page } }));

export const meta = () => pageMeta(copy.title);

export default function RoleRequestsScreen() {
  const search = useListSearch({ label: copy.search });
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      {search.form}
      <SearchTabs label={copy.list} states={REQUEST_STATES} labels={copy.tabs}>
        {(state) => <Requests state={state} search={search} />}
      </SearchTabs>
    </>
  );
}

function Requests({ state, search }: { state: State; search: ListSearch }) {
  return (
    <PagedCards
      label={copy.tabs[state]}
      query={useInfiniteQuery(requestsOf(state, search.words))}
      empty={search.emptyOr({ title: copy.emptyTitle, body: copy.emptyBody })}
    >
      {(request) => <RequestCard request={request} />}
    </PagedCards>
  );
}

function RequestCard({ request }: { request: RoleRequest }) {
  const [isClosing, setClosing] = useState(false);
  const client = useQueryClient();
  const close = useMutation({
    mutationFn: (note: string) => call(closeRoleRequest, { params: { id: request.id }, body: { note } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <Card className="flex flex-wrap items-start justify-between gap-4">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="text-lg break-words">{request.requestedRole}</h2>
        <p className="text-sm text-ink-soft">
          <Link to={`/admin/users/${request.person.id}`}>{request.person.name}</Link>
          {copy.by(ago(request.createdAt))}
        </p>
        {request.closedAt && (
          <p>
            <span className="text-sm text-ink-soft">{copy.closed(ago(request.closedAt))}: </span>
            {request.closingNote}
          </p>
        )}
        <span className="mt-1">
          <Badge tone={request.asked > 1 ? 'brand' : 'neutral'}>
            {copy.asked(request.asked, request.asked === MOST_ASKED)}
          </Badge>
        </span>
      </div>
      {!request.closedAt && (
        <Button variant="secondary" size="sm" onClick={() => setClosing(true)}>
          {copy.close}
        </Button>
      )}
      {isClosing && (
        <ReasonDialog
          title={copy.closeTitle(request.requestedRole)}
          body={copy.closeBody}
          label={copy.note}
          confirm={copy.close}
          cancel={copy.cancel}
          busy={copy.saving}
          field="note"
          run={async (note) => {
            await close.mutateAsync(note);
            confirmation(copy.done);
          }}
          onClose={() => setClosing(false)}
        />
      )}
    </Card>
  );
}
