import type { JobsPage } from '#domains/jobs/contract/search/found-job.ts';
import { searchPath } from '#domains/jobs/contract/search/job-filters.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { FoundRow } from './found-row.tsx';
import { jobsPageCopy as copy } from './jobs-page.copy.ts';

/** On a phone, the rest of the page waits behind a link, so that the list ends within three screens. */
const ON_PHONE = 5;
/** Without scripts: the link leads to the first row that waits, and a row that is led to shows them all. */
const FOLD = 'max-sm:[&:not(:has(:target))_.waits]:hidden max-sm:[&:has(:target)_.unfolds]:hidden';

/** The rows of a page of results, and the way to more of them. */
export function FoundList({ page }: { page: JobsPage }) {
  const { jobs, own, isSignedIn, ownPath } = page;
  const next = jobs[ON_PHONE];
  return (
    <div className={FOLD}>
      <ol className="mt-4 grid gap-3">
        {jobs.map((job, index) => (
          <FoundRow
            key={job.id}
            job={job}
            own={own}
            isSignedIn={isSignedIn}
            back={ownPath}
            className={index < ON_PHONE ? undefined : 'waits'}
          />
        ))}
      </ol>
      {next && (
        // Not a `Link`, which would resolve the address without the search.
        <a
          href={`#job-${next.slug}`}
          className="unfolds mt-4 inline-flex min-h-11 w-full items-center justify-center rounded-control border border-line-strong bg-surface px-5 py-2 font-semibold text-ink no-underline hover:border-primary sm:hidden"
        >
          {copy.more}
        </a>
      )}
      <Pages page={page} isFolded={next !== undefined} />
    </div>
  );
}

function Pages({ page: { nextPath, isFirst, filters }, isFolded }: { page: JobsPage; isFolded: boolean }) {
  if (nextPath === null && isFirst) return null;
  return (
    <nav aria-label={copy.pages} className={classes('mt-6 flex flex-wrap gap-3', isFolded && 'waits')}>
      {nextPath && (
        <LinkButton reloadDocument to={nextPath} rel="next" variant="secondary" className="max-sm:w-full">
          {copy.more}
        </LinkButton>
      )}
      {!isFirst && (
        <LinkButton reloadDocument to={searchPath(filters)} variant="quiet" className="max-sm:w-full">
          {copy.firstPage}
        </LinkButton>
      )}
    </nav>
  );
}
