import {
  ALERT_FREQUENCIES,
  CHANGE_SEARCH_PATH,
  MOST_SAVED_SEARCHES,
  SAVED_PATH,
  type SavedPage,
  type SavedSearch,
} from '#domains/jobs/contract/search/saved-searches.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { EmptyState } from '#platform/web/ui/feedback/states.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { FoundRow } from './found-row.tsx';
import { jobsPageCopy } from './jobs-page.copy.ts';

const { saved: copy, saveSearch } = jobsPageCopy;

/** The jobs and searches that a candidate saved. */
export function SavedJobs({ page }: { page: SavedPage }) {
  const { jobs, closed, searches, isFull } = page;
  const own = { fits: {}, saved: jobs.map(({ id }) => id) };
  return (
    <>
      <h1 className="text-3xl md:text-4xl">{copy.title}</h1>
      <section className="mt-8">
        <h2 className="text-xl">{copy.searches}</h2>
        {isFull && <p className="mt-2 text-ink-soft">{copy.full(MOST_SAVED_SEARCHES)}</p>}
        {searches.length === 0 ? (
          <p className="mt-2 text-ink-soft">{copy.noSearches}</p>
        ) : (
          <ul className="mt-3 grid gap-3">
            {searches.map((search) => (
              <Search key={search.id} search={search} />
            ))}
          </ul>
        )}
      </section>
      <section className="mt-10">
        <h2 className="text-xl">{copy.jobs}</h2>
        {closed > 0 && <p className="mt-2 text-ink-soft">{copy.closed(closed)}</p>}
        {jobs.length === 0 ? (
          <div className="mt-3">
            <EmptyState
              title={copy.noJobs}
              action={
                <LinkButton reloadDocument to="/jobs">
                  {copy.find}
                </LinkButton>
              }
            >
              <p>{copy.noJobsBody}</p>
            </EmptyState>
          </div>
        ) : (
          <ol className="mt-3 grid gap-3">
            {jobs.map((job) => (
              <FoundRow key={job.id} job={job} own={own} isSignedIn back={SAVED_PATH} />
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

const OPTIONS = ALERT_FREQUENCIES.map((value) => ({ value, label: saveSearch.frequencies[value] }));

const Search = ({ search: { id, name, path, frequency } }: { search: SavedSearch }) => (
  <li className="flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-4">
    <a href={path} className="inline-flex min-h-11 w-full items-center font-semibold sm:w-auto sm:flex-1">
      {name}
    </a>
    <form method="post" action={CHANGE_SEARCH_PATH} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="search" value={id} />
      <SelectField id={`frequency-${id}`} name="to" label={saveSearch.how} options={OPTIONS} defaultValue={frequency} />
      <Button type="submit" variant="secondary" aria-label={copy.change(name)}>
        {copy.changeShort}
      </Button>
    </form>
    <form method="post" action={CHANGE_SEARCH_PATH}>
      <input type="hidden" name="search" value={id} />
      <input type="hidden" name="to" value="removed" />
      <Button type="submit" variant="quiet" aria-label={copy.remove(name)}>
        {copy.removeShort}
      </Button>
    </form>
  </li>
);
