import { queryOptions, useQuery } from '@tanstack/react-query';
import { OVERVIEW_RANGES, type OverviewRange } from '#domains/operations/contract/overview.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { readPageViews } from '#domains/operations/contract/page-views.ts';
import { overviewCopy } from '#domains/operations/web/overview/overview.copy.ts';
import { pageViewsCopy as copy } from './page-views.copy.ts';
import { useListSearch } from '#platform/web/page/list-search.tsx';
import { useSearchChoice } from '#platform/web/page/search-choice.tsx';
import { call } from '#platform/web/api/api.ts';
import { day } from '#platform/web/page/format.ts';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';

type Views = ResponseOf<typeof readPageViews>;
const RANGES = Object.keys(OVERVIEW_RANGES) as OverviewRange[];

const viewsOf = (range: OverviewRange, q: string) =>
  queryOptions({
    queryKey: ['admin', 'page-views', range, q],
    queryFn: () => call(readPageViews, { query: { range, ...(q && { q }) } }),
    staleTime: 0,
  });

export const meta = () => pageMeta(copy.title);

export default function PageViewsScreen() {
  const [range, field] = useSearchChoice({
    name: 'range',
    values: RANGES,
    fallback: '30d',
    label: copy.range,
    labelOf: (one) => overviewCopy.ranges[one],
  });
  const { words, form, emptyOr } = useListSearch({ label: copy.search });
  const empty = emptyOr({ title: copy.emptyTitle, body: copy.emptyBody });
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} action={field} />
      {form}
      <QueryStates
        query={useQuery(viewsOf(range, words))}
        skeleton={['h-24', 'h-40', 'h-64'].map((height, i) => (
          <Skeleton key={i} className={height} />
        ))}
      >
        {(views) =>
          views.pages.length + views.referrers.length === 0 ? (
            <EmptyState title={empty.title}>{empty.body}</EmptyState>
          ) : (
            <Found views={views} />
          )
        }
      </QueryStates>
    </>
  );
}

function Found({ views: { days, pages, referrers } }: { views: Views }) {
  return (
    <div className="flex flex-col gap-8">
      <Section title={copy.byDay}>
        <Card>
          <Days days={days} />
        </Card>
      </Section>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Section title={copy.pages} hint={copy.pagesHint}>
          {pages.length === 0 ? (
            <p className="text-ink-soft">{copy.noPages}</p>
          ) : (
            <Table
              caption={copy.pages}
              rows={pages}
              keyOf={({ path }) => path}
              columns={[
                {
                  id: 'path',
                  header: copy.columns.path,
                  cell: ({ path }) => <code className="break-all">{path}</code>,
                },
                { id: 'views', header: copy.columns.views, isNumber: true, cell: ({ views }) => views },
                { id: 'phones', header: copy.columns.phones, isNumber: true, cell: ({ onPhones }) => onPhones },
              ]}
            />
          )}
        </Section>
        <Section title={copy.referrers} hint={copy.referrersHint}>
          {referrers.length === 0 ? (
            <p className="text-ink-soft">{copy.noReferrers}</p>
          ) : (
            <Table
              caption={copy.referrers}
              rows={referrers}
              keyOf={({ host }) => host}
              columns={[
                { id: 'host', header: copy.columns.host, cell: ({ host }) => host },
                { id: 'views', header: copy.columns.views, isNumber: true, cell: ({ views }) => views },
              ]}
            />
          )}
        </Section>
      </div>
    </div>
  );
}

/** A bar per day, each with its figure. */
function Days({ days }: { days: Views['days'] }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const phones = days.reduce((sum, { onPhones }) => sum + onPhones, 0);
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {[
          [copy.total, total] as const,
          [copy.phones, `${total === 0 ? 0 : Math.round((phones / total) * 100)}%`] as const,
        ].map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="tabular font-display text-2xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <ol className="flex h-36 items-end gap-px" aria-label={copy.byDay}>
        {days.map(({ day: date, views }) => (
          <li key={date} className="flex h-full min-w-0 flex-1 items-end" title={copy.dayLabel(day(date), views)}>
            <span className="sr-only">{copy.dayLabel(day(date), views)}</span>
            <span
              aria-hidden
              className="block w-full rounded-t-sm bg-prairie-500"
              style={{ height: `${Math.max(views > 0 ? 2 : 0, (views / most) * 100)}%` }}
            />
          </li>
        ))}
      </ol>
      <p aria-hidden className="flex justify-between text-sm text-ink-soft">
        <span>{day(days[0]?.day ?? '')}</span>
        <span>{day(days.at(-1)?.day ?? '')}</span>
      </p>
    </div>
  );
}
