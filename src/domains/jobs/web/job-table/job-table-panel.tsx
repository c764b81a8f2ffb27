import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { BULK_MOST } from '#domains/jobs/contract/job-table.ts';
import { changedJob, JOBS_KEY } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { useLive } from '#platform/web/api/live.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { JobRows } from './job-rows.tsx';
import { tableCopy as copy } from './job-table.copy.ts';
import { jobTable } from './job-table.queries.ts';
import { readAddress, writeAddress, type TableAddress } from './table-address.ts';
import { TableFilters } from './table-filters.tsx';

const without = (ids: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !gone.includes(id)));

/** The jobs as a dense table. `empty` replaces it when there is no job at all. */
export function JobTablePanel({ empty }: { empty: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const query = useInfiniteQuery(jobTable(address));
  useLive({ jobs: changedJob, applications: [JOBS_KEY], matches: [JOBS_KEY] });
  const set = (changes: Partial<TableAddress>) =>
    setParams(writeAddress({ ...address, ...changes }), { replace: true, preventScrollReset: true });
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = address.words !== '' || address.status !== 'current' || address.whose !== 'everyone';
  const editable = rows.filter(({ mayEdit }) => mayEdit).slice(0, BULK_MOST);
  return (
    <div className="flex flex-col gap-4">
      <TableFilters address={address} onChange={set} />
      <Paged
        query={query}
        isDense
        skeleton={[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
        empty={
          isFiltered ? (
            <EmptyState
              title={copy.noneFound}
              action={
                <Button
                  variant="secondary"
                  onClick={() =>
                    set({ words: '', status: address.status === 'all' ? 'current' : 'all', whose: 'everyone' })
                  }
                >
                  {copy.showAll}
                </Button>
              }
            >
              {copy.noneFoundBody}
            </EmptyState>
          ) : (
            empty
          )
        }
      >
        {(jobs) => (
          <>
            <div className="flex min-h-11 items-center justify-between gap-3">
              <p role="status" className="text-sm text-ink-soft">
                {copy.found(query.data?.pages[0]?.count ?? jobs.length)}
              </p>
              {editable.length > 0 && (
                <Button size="sm" variant="quiet" onClick={() => setChosen(new Set(editable.map(({ id }) => id)))}>
                  {copy.selectAll}
                </Button>
              )}
            </div>
            <JobRows
              jobs={jobs}
              columns={address.columns}
              chosen={chosen}
              onToggle={(id) =>
                setChosen((before) => (before.has(id) ? without(before, [id]) : new Set([...before, id])))
              }
            />
          </>
        )}
      </Paged>
      <BulkBar
        jobs={rows.filter(({ id }) => chosen.has(id))}
        onClear={(ids) => setChosen((before) => without(before, ids))}
      />
    </div>
  );
}
