import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminHealthCopy as copy } from './health.copy.ts';
import { moment } from '#platform/web/page/format.ts';
import { useListSearch, type ListSearch } from '#platform/web/page/list-search.tsx';
import { SearchTabs } from '#platform/web/page/search-tabs.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { CallTable } from './call-table.tsx';
import { FunctionTable, ProcedureTable } from './entry-tables.tsx';
import { health, type Health } from './health.queries.ts';
import { leavesOut, MarketTable } from './market-table.tsx';
import { ObjectiveTable } from './objective-table.tsx';
import { Parts } from './parts.tsx';
import { QueueTable } from './queue-table.tsx';

export const meta = () => pageMeta(copy.title);

/** Everything the product depends on, part by part; failures come first, in red. */
export default function HealthScreen() {
  const query = useQuery(health());
  const search = useListSearch({ label: copy.search });
  return (
    <>
      <PageHeader
        title={copy.title}
        intro={copy.intro}
        action={
          <Button variant="secondary" busy={query.isFetching && copy.refreshing} onClick={() => void query.refetch()}>
            {copy.refresh}
          </Button>
        }
      />
      {search.form}
      <QueryStates
        query={query}
        skeleton={['h-16', 'h-64', 'h-64'].map((height, i) => (
          <Skeleton key={i} className={height} />
        ))}
      >
        {(data) => <Found data={data} search={search} />}
      </QueryStates>
    </>
  );
}

const PARTS = ['procedures', 'functions', 'matching', 'queues', 'calls', 'objectives', 'parts'] as const;
type Part = (typeof PARTS)[number];

function Found({ data: { procedures, system }, search }: { data: Health; search: ListSearch }) {
  const listed = <T extends { name: string }>(rows: readonly T[], List: (props: { rows: T[] }) => ReactNode) => {
    const named = rows.filter(({ name }) => name.toLowerCase().includes(search.words.toLowerCase()));
    const { title, body } = search.emptyOr({ title: copy.title, body: '' });
    return search.words && named.length === 0 ? <EmptyState title={title}>{body}</EmptyState> : <List rows={named} />;
  };
  const rowsOf = (kind: 'procedure' | 'function') =>
    procedures.functions.filter((entry) => entry.kind === kind).toSorted((a, b) => Number(a.ok) - Number(b.ok));
  const failing = (kind: 'procedure' | 'function') => rowsOf(kind).filter(({ ok }) => !ok).length;
  const trouble: Record<Part, number> = {
    procedures: failing('procedure'),
    functions: failing('function'),
    matching: system.matching.filter(leavesOut).length,
    queues: system.queues.filter(({ failed }) => failed > 0).length,
    calls: system.calls.filter(({ failures }) => failures > 0).length,
    objectives: system.objectives.filter(({ isMet }) => isMet === false).length,
    parts: system.storage.error ? 1 : 0,
  };
  // The banner reports what fails now; a past failure only shows on its tab.
  const now = trouble.procedures + trouble.functions + trouble.matching + trouble.parts;
  const content: Record<Part, () => ReactNode> = {
    procedures: () => listed(rowsOf('procedure'), ProcedureTable),
    functions: () => listed(rowsOf('function'), FunctionTable),
    matching: () => <MarketTable rows={system.matching} />,
    queues: () => listed(system.queues, QueueTable),
    calls: () => listed(system.calls, CallTable),
    objectives: () => <ObjectiveTable rows={system.objectives} dashboardsUrl={system.dashboardsUrl} />,
    parts: () => <Parts system={system} />,
  };
  return (
    <div className="flex flex-col gap-5">
      <Banner tone={now === 0 ? 'ok' : 'danger'}>
        {now === 0 ? copy.allWell : copy.trouble(now)} {copy.checked(moment(system.checkedAt))}
      </Banner>
      <SearchTabs label={copy.title} states={PARTS} labels={labelsOf(trouble)}>
        {(part) => (
          <div className="flex flex-col gap-4">
            {copy.hints[part] && <p className="measure text-sm text-ink-soft">{copy.hints[part]}</p>}
            {content[part]()}
          </div>
        )}
      </SearchTabs>
    </div>
  );
}

const labelsOf = (trouble: Record<Part, number>): Record<Part, string> => ({
  procedures: copy.withTrouble(copy.procedures, trouble.procedures),
  functions: copy.withTrouble(copy.functions, trouble.functions),
  matching: copy.withTrouble(copy.matching.title, trouble.matching),
  queues: copy.withTrouble(copy.queues, trouble.queues),
  calls: copy.withTrouble(copy.calls, trouble.calls),
  objectives: copy.withTrouble(copy.objectives.title, trouble.objectives),
  parts: copy.withTrouble(copy.parts, trouble.parts),
});
