import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FAQ_STATES, type FaqEntry } from '#shared/contracts/faq-admin.ts';
import { adminCopy } from '#web/copy/admin.ts';
import { PageHeader } from '#web/ui/page.tsx';
import { EmptyState, QueryStates, Skeleton } from '#web/ui/states.tsx';
import { ShowMore } from '#web/ui/table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { FaqCard } from './faq-card.tsx';
import { faqEntries } from './faq.queries.ts';

const copy = adminCopy.faq;

export function FaqScreen() {
  const [search, setSearch] = useSearchParams();
  const status = FAQ_STATES.find((one) => one === search.get('tab')) ?? 'pending';
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      <Tabs
        label={copy.list}
        value={status}
        onChange={(tab) => setSearch({ tab }, { preventScrollReset: true })}
        tabs={FAQ_STATES.map((id) => ({ id, label: copy.tabs[id], content: <Entries status={id} /> }))}
      />
      <p className="text-sm text-ink-soft">{copy.builtIn}</p>
    </>
  );
}

function Entries({ status }: { status: FaqEntry['status'] }) {
  const query = useInfiniteQuery(faqEntries(status));
  return (
    <QueryStates
      query={query}
      skeleton={['h-32', 'h-32'].map((height, i) => (
        <Skeleton key={i} className={height} />
      ))}
    >
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return <EmptyState title={copy.emptyTitle}>{copy.emptyBody}</EmptyState>;
        return (
          <div className="flex flex-col gap-4">
            <ul aria-label={copy.tabs[status]} className="flex flex-col gap-4">
              {items.map((entry) => (
                <li key={entry.id}>
                  <FaqCard entry={entry} />
                </li>
              ))}
            </ul>
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
