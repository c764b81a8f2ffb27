import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { listHolds, releaseHold, searchHolds, type HoldView } from '#domains/verification/contract/holds.ts';
import { holdsCopy as copy } from './holds.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { listPages } from '#platform/web/api/list-pages.ts';
import { useListSearch, type ListSearch } from '#platform/web/page/list-search.tsx';
import { subjectPath } from '#platform/web/page/subject-path.ts';
import { ago } from '#platform/web/page/format.ts';
import { SearchTabs } from '#platform/web/page/search-tabs.tsx';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { PagedCards } from '#platform/web/ui/display/paged-cards.tsx';
import { KeptReasonDialog } from '#platform/web/forms/kept-reason-dialog.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

const STATES = ['open', 'released'] as const;
type State = (typeof STATES)[number];

const holdsOf = (state: State, q: string) =>
  listPages(['admin', 'holds', state, q], (page) =>
    q ? call(searchHolds, { body: { state, q, ...page } }) : call(listHolds, { query: { state, ...page } }),
  );

export const meta = () => pageMeta(copy.title);

export default function HoldsScreen() {
  const search = useListSearch({ label: copy.search, isPersonal: true });
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      {search.form}
      <SearchTabs label={copy.list} states={STATES} labels={copy.tabs}>
        {(state) => <Holds state={state} search={search} />}
      </SearchTabs>
    </>
  );
}

function Holds({ state, search }: { state: State; search: ListSearch }) {
  const query = useInfiniteQuery(holdsOf(state, search.words));
  return (
    <PagedCards
      label={copy.tabs[state]}
      query={query}
      empty={search.emptyOr({ title: copy.emptyTitle, body: copy.emptyBody })}
    >
      {(hold) => <HoldCard hold={hold} />}
    </PagedCards>
  );
}

function HoldCard({ hold }: { hold: HoldView }) {
  const [isReleasing, setReleasing] = useState(false);
  const client = useQueryClient();
  const release = useMutation({
    mutationFn: (reason: string) => call(releaseHold, { params: { id: hold.id }, body: { reason } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin', 'holds'] }),
  });
  return (
    <Card className="flex flex-wrap items-start justify-between gap-4">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-lg break-words">
          <Link to={subjectPath(hold.subjectType, hold.subjectId)}>{hold.subject}</Link>
        </h2>
        <p>{hold.reason}</p>
        <p className="text-sm text-ink-soft">{copy.placed(hold.createdBy?.name ?? copy.system, ago(hold.createdAt))}</p>
        {hold.releasedAt && (
          <p className="text-sm text-ink-soft">
            {copy.released(ago(hold.releasedAt))}: {hold.releaseReason}
          </p>
        )}
        <span className="flex flex-wrap gap-1.5">
          <Badge>{copy.subjects[hold.subjectType]}</Badge>
          <Badge tone={hold.releasedAt ? 'neutral' : 'danger'}>{copy.kinds[hold.kind]}</Badge>
        </span>
      </div>
      {!hold.releasedAt && hold.kind !== 'leaving' && (
        <Button variant="secondary" size="sm" onClick={() => setReleasing(true)}>
          {copy.release}
        </Button>
      )}
      {isReleasing && (
        <KeptReasonDialog
          draft={`release-${hold.id}`}
          title={copy.releaseTitle}
          body={copy.releaseBody}
          label={copy.reason}
          confirm={copy.release}
          cancel={copy.cancel}
          busy={copy.saving}
          field="reason"
          run={async (reason) => {
            await release.mutateAsync(reason);
            confirmation(copy.done);
          }}
          onClose={() => setReleasing(false)}
        />
      )}
    </Card>
  );
}
