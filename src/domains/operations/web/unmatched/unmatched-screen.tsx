import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { UNMATCHED_REASONS, UNMATCHED_SIDES } from '#domains/operations/contract/unmatched.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { useListSearch } from '#platform/web/page/list-search.tsx';
import { knownValue } from '#platform/web/page/search-choice.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { unmatchedCopy as copy } from './unmatched.copy.ts';
import { unmatchedCounts, unmatchedRows } from './unmatched.queries.ts';
import { UnmatchedTable } from './unmatched-table.tsx';

export const meta = () => pageMeta(copy.title);

/** People without a job and jobs without people, by reason. Side and reason are in the URL. */
export default function UnmatchedScreen() {
  const [search, setSearch] = useSearchParams();
  const side = knownValue(UNMATCHED_SIDES, search.get('side')) ?? 'people';
  const reason = knownValue(UNMATCHED_REASONS, search.get('reason'));
  const words = useListSearch({ label: copy.search[side], isPersonal: true });
  const empty = words.emptyOr({ title: copy.emptyTitle, body: copy.empty[side] });
  const { state } = useLocation();
  const { data } = useQuery(unmatchedCounts());
  const labels = copy.reasons[side];
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-36">
          <SelectField
            label={copy.sideLabel}
            value={side}
            onChange={(event) => setSearch({ side: event.target.value })}
            options={UNMATCHED_SIDES.map((value) => ({ value, label: copy.sides[value] }))}
          />
        </div>
        <div className="w-64 max-w-full">
          <SelectField
            label={copy.reason}
            value={reason ?? ''}
            onChange={({ target }) => setSearch({ side, ...(target.value && { reason: target.value }) }, { state })}
            options={[
              { value: '', label: copy.anyReason },
              ...UNMATCHED_REASONS.map((value) => ({ value, label: labels[value] })),
            ]}
          />
        </div>
        <div className="ml-auto max-md:ml-0">{words.form}</div>
      </div>
      {data && (
        <p className="text-ink-soft">
          {[copy.counted[side](data[side].unmatched, data[side].total), ...(data.isSample ? [copy.sample] : [])].join(
            ' ',
          )}
        </p>
      )}
      <Paged
        query={useInfiniteQuery(unmatchedRows(side, reason, words.words))}
        skeleton={<Skeleton className="h-96" />}
        empty={<EmptyState title={empty.title}>{empty.body}</EmptyState>}
        isDense
      >
        {(rows) => <UnmatchedTable side={side} rows={rows} />}
      </Paged>
    </>
  );
}
