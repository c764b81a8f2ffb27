import type { JobsPage } from '#domains/jobs/contract/search/found-job.ts';
import { DEFAULT_MILES, MILES_OFFERED, MOST_SEARCH_LETTERS } from '#domains/jobs/contract/search/job-filters.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { POSITION_LABELS, POSITIONS } from '#kernel/vocabulary.ts';
import { FilterPanel } from './filter-panel.tsx';
import { jobsPageCopy as copy } from './jobs-page.copy.ts';
import { textOf } from './typed.ts';

const POSITION_OPTIONS = POSITIONS.map((value) => ({ value, label: POSITION_LABELS[value] }));

/** The search as a GET form: its address is the search, and it works without scripts. */
export function SearchForm({ page }: { page: JobsPage }) {
  const { typed, errors, placeName } = page;
  const miles = textOf(typed, 'miles');
  const offered = MILES_OFFERED.map(String);
  const options = miles && !offered.includes(miles) ? [miles, ...offered] : offered;
  const isZip = /^\d/.test(textOf(typed, 'place'));
  return (
    <form method="get" action="/jobs" role="search" className="mt-6 rounded-card border border-line bg-surface p-4">
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 max-sm:[&>:nth-child(-n+2)]:col-span-2 max-sm:[&>:last-child]:col-span-2 lg:grid-cols-[1.3fr_1.2fr_1fr_0.9fr_auto]">
        <TextField
          id="q"
          name="q"
          type="search"
          label={copy.labels.q}
          defaultValue={textOf(typed, 'q').slice(0, MOST_SEARCH_LETTERS * 2)}
          error={errors.q}
        />
        <SelectField
          id="position"
          name="position"
          label={copy.labels.position}
          placeholder={copy.anyPosition}
          options={POSITION_OPTIONS}
          defaultValue={textOf(typed, 'position')}
          error={errors.position}
        />
        <TextField
          id="place"
          name="place"
          label={copy.labels.place}
          defaultValue={(!isZip && placeName) || textOf(typed, 'place')}
          error={errors.place}
          autoComplete="off"
        />
        <SelectField
          id="miles"
          name="miles"
          label={copy.labels.miles}
          placeholder={copy.inTown}
          options={options.map((value) => ({ value, label: copy.miles(Number(value)) }))}
          defaultValue={miles || (typed.place && !isZip ? '' : String(DEFAULT_MILES))}
          error={errors.miles}
        />
        <div className="flex items-start lg:pt-7.5">
          <Button type="submit" isWide className="lg:w-auto">
            {copy.search}
          </Button>
        </div>
      </div>
      <FilterPanel page={page} />
    </form>
  );
}
