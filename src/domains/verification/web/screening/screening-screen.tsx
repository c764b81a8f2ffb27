import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { ScreeningStatus } from '#domains/verification/contract/screening.ts';
import { screeningCopy as copy } from './screening.copy.ts';
import { ago } from '#platform/web/page/format.ts';
import { useListSearch, type ListSearch } from '#platform/web/page/list-search.tsx';
import { SearchTabs } from '#platform/web/page/search-tabs.tsx';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { PagedCards } from '#platform/web/ui/display/paged-cards.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { DirectoryCard } from '../official-files/directory-card.tsx';
import { UploadFile } from '../official-files/upload-file.tsx';
import { HitCard } from './hit-card.tsx';
import { HIT_TABS, hitsOf, screeningStatus, useScreenEverybody, type HitTab } from './screening.queries.ts';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(copy.title);

export default function ScreeningScreen() {
  const [address] = useSearchParams();
  const person = address.get('person');
  const search = useListSearch({ label: copy.search, isPersonal: true });
  const run = useScreenEverybody();
  return (
    <>
      <PageHeader
        title={copy.title}
        intro={copy.intro}
        action={
          <Button
            variant="secondary"
            busy={run.isPending && copy.saving}
            onClick={() => run.mutate(undefined, { onSuccess: () => confirmation(copy.queued) })}
          >
            {copy.runNow}
          </Button>
        }
      />
      <Lists />
      {person && (
        <p className="text-ink-soft">
          {copy.onlyPerson}{' '}
          <Link to="/admin/screening" className="inline-flex min-h-11 items-center">
            {copy.showAll}
          </Link>
        </p>
      )}
      {!person && search.form}
      <SearchTabs label={copy.list} states={HIT_TABS} labels={copy.tabs}>
        {(state) => <Hits state={state} person={person} search={search} />}
      </SearchTabs>
    </>
  );
}

function Lists() {
  const query = useQuery(screeningStatus());
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-28" />}>
      {(status) => (
        <section aria-label={copy.lists} className="flex flex-col gap-3">
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {status.lists.map((list) => (
              <li key={list.source}>
                <ListCard list={list} />
              </li>
            ))}
            <li>
              <DirectoryCard />
            </li>
          </ul>
          <p className="text-sm text-ink-soft">
            {status.lastRunAt
              ? `${copy.screened(status.peopleScreened, status.isEstimate)}. ${copy.lastRun(ago(status.lastRunAt))}.`
              : `${copy.notYet}.`}
          </p>
        </section>
      )}
    </QueryStates>
  );
}

function listStatus({ importedAt, isInvented, isOverdue }: ScreeningStatus['lists'][number]): string {
  if (importedAt === null) return copy.missing;
  if (isInvented) return copy.invented;
  return isOverdue ? copy.overdue : copy.current;
}

function ListCard({ list }: { list: ScreeningStatus['lists'][number] }) {
  return (
    <Card className="flex h-full flex-col gap-1">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{copy.sources[list.source]}</h2>
        <StatusPill tone={list.isOverdue || list.isInvented ? 'warn' : 'ok'}>{listStatus(list)}</StatusPill>
      </span>
      <p>{list.importedAt ? copy.read(list.entries, ago(list.importedAt)) : copy.never}</p>
      {list.badRows > 0 && <p className="text-sm text-ink-soft">{copy.badRows(list.badRows)}</p>}
      <UploadFile kind={list.source} />
    </Card>
  );
}

function Hits({ state, person, search }: { state: HitTab; person: string | null; search: ListSearch }) {
  const query = useInfiniteQuery(hitsOf(state, person, search.words));
  return (
    <PagedCards
      label={copy.tabs[state]}
      query={query}
      empty={search.emptyOr({ title: copy.emptyTitle, body: copy.emptyBody })}
    >
      {(hit) => <HitCard hit={hit} />}
    </PagedCards>
  );
}
