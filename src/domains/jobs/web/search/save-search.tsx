import type { JobsPage } from '#domains/jobs/contract/search/found-job.ts';
import { searchPath } from '#domains/jobs/contract/search/job-filters.ts';
import { ALERT_FREQUENCIES, SAVE_SEARCH_PATH, SAVED_PATH } from '#domains/jobs/contract/search/saved-searches.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { jobsPageCopy } from './jobs-page.copy.ts';
import { signInFor } from './sign-in-for.ts';

const { saveSearch: copy } = jobsPageCopy;
const OPTIONS = ALERT_FREQUENCIES.map((value) => ({ value, label: copy.frequencies[value] }));

/** Asks to hear of new jobs like these. */
export function SaveSearch({ page: { filters, own, isSignedIn } }: { page: JobsPage }) {
  if (!own && isSignedIn) return null;
  const path = searchPath(filters);
  const box = 'rounded-card border border-line bg-surface p-4';
  if (!own) {
    return (
      <section className={box}>
        <h2 className="text-lg">{copy.title}</h2>
        <p className="mt-1 text-ink-soft">{copy.signInBody}</p>
        <LinkButton reloadDocument to={signInFor(path)} rel="nofollow" variant="secondary" isWide className="mt-3">
          {copy.signIn}
        </LinkButton>
      </section>
    );
  }
  return (
    <form method="post" action={SAVE_SEARCH_PATH} className={box}>
      <h2 className="text-lg">{copy.title}</h2>
      <input type="hidden" name="query" value={new URLSearchParams(queryOf(filters)).toString()} />
      <div className="mt-2 grid gap-3">
        <SelectField id="frequency" name="frequency" label={copy.how} options={OPTIONS} defaultValue="daily" />
        <Button type="submit" variant="secondary" isWide>
          {copy.save}
        </Button>
        <a href={SAVED_PATH} className="inline-flex min-h-11 items-center">
          {copy.all}
        </a>
      </div>
    </form>
  );
}

const queryOf = (filters: JobsPage['filters']) =>
  Object.entries(filters).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
