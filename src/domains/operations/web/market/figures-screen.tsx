import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { OVERVIEW_RANGES, PERSON_STATES, type OverviewRange } from '#domains/operations/contract/overview.ts';
import type { RequestOf } from '#platform/contract/contract.ts';
import {
  ALL_FIGURES,
  isByStatus,
  kindOf,
  listFigureRows,
  searchFigureRows,
} from '#domains/operations/contract/figures.ts';
import { POSITION_LABELS, POSITIONS } from '#kernel/vocabulary.ts';
import { overviewCopy } from '#domains/operations/web/overview/overview.copy.ts';
import { adminMarketCopy } from './market.copy.ts';
import { knownValue } from '#platform/web/page/search-choice.tsx';
import { call } from '#platform/web/api/api.ts';
import { listPages } from '#platform/web/api/list-pages.ts';
import { useListSearch } from '#platform/web/page/list-search.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { FigureTable } from './figure-table.tsx';

const copy = adminMarketCopy.figures;
const RANGES = Object.keys(OVERVIEW_RANGES) as OverviewRange[];
type Query = Omit<RequestOf<typeof listFigureRows>['query'], 'cursor' | 'limit'>;

const rowsOf = (query: Query, q: string) =>
  listPages(['admin', 'figure-rows', query, q], (page) =>
    q
      ? call(searchFigureRows, { body: { ...query, ...page, q } })
      : call(listFigureRows, { query: { ...query, ...page } }),
  );

export const meta = () => pageMeta(copy.title);

/** The rows that a figure of the overview counted. The selection is in the URL, with the API's parameter names. */
export default function FiguresScreen() {
  const [search, setSearch] = useSearchParams();
  const figure = knownValue(ALL_FIGURES, search.get('figure')) ?? 'decided';
  const range = knownValue(RANGES, search.get('range')) ?? '30d';
  const state = knownValue(PERSON_STATES, search.get('state')) ?? 'approved';
  const position = figure === 'hires' ? knownValue(POSITIONS, search.get('position')) : undefined;
  const county = figure === 'hires' ? search.get('county') : null;
  // The words stay with another figure: they are in the history entry.
  const { state: entry } = useLocation();
  const set = (next: Record<string, string>) => setSearch({ figure, range, state, ...next }, { state: entry });
  const words = useListSearch({ label: copy.search, isPersonal: true });
  const empty = words.emptyOr({ title: copy.emptyTitle, body: copy.emptyBody });
  const query = { figure, range, state, ...(position && { position }), ...(county && { county }) };
  const about = isByStatus(figure) ? copy.byStatus : copy.kinds[kindOf(figure)].about;
  return (
    <>
      <Link to={`/admin/overview?range=${range}`} className="inline-flex min-h-11 items-center self-start text-link">
        {copy.back}
      </Link>
      <PageHeader title={copy.title} intro={copy.intro} />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={copy.figure}
          value={figure}
          onChange={(event) => set({ figure: event.target.value })}
          options={ALL_FIGURES.map((value) => ({ value, label: copy.names[value] }))}
        />
        {isByStatus(figure) ? (
          <SelectField
            label={copy.state}
            value={state}
            onChange={(event) => set({ state: event.target.value })}
            options={PERSON_STATES.map((value) => ({ value, label: overviewCopy.statuses[value] }))}
          />
        ) : (
          <SelectField
            label={overviewCopy.range}
            value={range}
            onChange={(event) =>
              set({ range: event.target.value, ...(position && { position }), ...(county && { county }) })
            }
            options={RANGES.map((value) => ({ value, label: overviewCopy.ranges[value] }))}
          />
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3">
        {about}
        {position && <span>{copy.onlyPosition(POSITION_LABELS[position])}</span>}
        {county && <span>{copy.onlyCounty(county)}</span>}
        {(position || county) && (
          <Link to={`/admin/figures?figure=${figure}&range=${range}`} className="inline-flex min-h-11 items-center">
            {copy.all}
          </Link>
        )}
      </p>
      {words.form}
      <Paged
        query={useInfiniteQuery(rowsOf(query, words.words))}
        skeleton={<Skeleton className="h-96" />}
        empty={<EmptyState title={empty.title}>{empty.body}</EmptyState>}
        isDense
      >
        {(rows) => <FigureTable figure={figure} rows={rows} />}
      </Paged>
    </>
  );
}
