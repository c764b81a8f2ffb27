import { dashboardOf } from '#domains/accounts/contract/destination.ts';
import type { JobsPage } from '#domains/jobs/contract/search/found-job.ts';
import { searchPath, SORTS, type FilterErrors, type FilterName } from '#domains/jobs/contract/search/job-filters.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { EmptyState } from '#platform/web/ui/feedback/states.tsx';
import { ErrorSummary, type SummarizedError } from '#platform/web/ui/forms/error-summary.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FoundList } from './found-list.tsx';
import { jobsPageCopy as copy } from './jobs-page.copy.ts';
import { SaveSearch } from './save-search.tsx';
import { SearchForm } from './search-form.tsx';
import { TownMap } from './town-map.tsx';

/** A search for open jobs: a list and a map. Rendered on the server; every control is a link or a form. */
export function JobsResults({ page }: { page: JobsPage }) {
  const { errors, filters, placeName } = page;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <>
      <h1 className="text-2xl sm:text-3xl md:text-4xl">{copy.title(filters.position, placeName)}</h1>
      {hasErrors && (
        <div className="mt-6">
          <ErrorSummary title={copy.wrong} errors={summaryOf(errors)} />
        </div>
      )}
      <SearchForm page={page} />
      {!hasErrors && (
        <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <p className="font-semibold tabular">{countOf(page)}</p>
              {page.total > 1 && <Sorts page={page} />}
            </div>
            <ActiveFilters filters={filters} placeName={placeName} />
            {page.total > 0 && !page.hasRealJobs && (
              <p role="note" className="mt-4 rounded-control border border-warn/40 bg-warn-soft px-4 py-2.5">
                {copy.examples}
              </p>
            )}
            {page.own && page.jobs.length > 0 && Object.keys(page.own.fits).length === 0 && (
              <p role="note" className="mt-4 rounded-control border border-line bg-surface px-4 py-2.5">
                {copy.fit.unknown}{' '}
                <a href={dashboardOf('job_seeker')} className="inline-flex min-h-11 items-center font-medium">
                  {copy.fit.finish}
                </a>
              </p>
            )}
            {page.total === 0 ? <Nothing page={page} /> : <FoundList page={page} />}
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            <SaveSearch page={page} />
            <TownMap towns={page.towns} filters={filters} />
          </div>
        </div>
      )}
    </>
  );
}

const summaryOf = (errors: FilterErrors): SummarizedError[] =>
  Object.entries(errors).map(([name, message]) => ({ id: name, label: copy.labels[name as FilterName], message }));

const countOf = ({ total, before, jobs, isFirst }: JobsPage) =>
  isFirst || jobs.length === 0 ? copy.total(total) : copy.range(before + 1, before + jobs.length, total);

function Sorts({ page: { filters } }: { page: JobsPage }) {
  const hasCenter = filters.place !== undefined && (filters.miles !== undefined || /^\d/.test(filters.place));
  const current = filters.sort ?? (hasCenter ? 'distance' : 'newest');
  return (
    <nav aria-label={copy.labels.sort} className="flex flex-wrap">
      {SORTS.filter((sort) => sort !== 'distance' || hasCenter).map((sort) => (
        <a
          key={sort}
          href={searchPath({ ...filters, sort })}
          aria-current={sort === current ? 'true' : undefined}
          className={classes(
            'inline-flex min-h-11 items-center rounded-control px-3 text-sm font-medium',
            sort === current ? 'text-ink underline decoration-2 underline-offset-4' : 'text-ink-soft hover:text-ink',
          )}
        >
          {copy.sorts[sort]}
        </a>
      ))}
    </nav>
  );
}

const Nothing = ({ page: { suggestion } }: { page: JobsPage }) => (
  <div className="mt-6">
    <EmptyState
      title={copy.none.title}
      action={
        <LinkButton reloadDocument to="/jobs">
          {copy.none.all}
        </LinkButton>
      }
    >
      {suggestion && (
        <p className="mb-2 text-ink">
          {copy.didYouMean} <a href={suggestion.path}>{suggestion.text}</a>?
        </p>
      )}
      <p>{copy.none.body}</p>
    </EmptyState>
  </div>
);
