import type { JobsPage } from '#domains/jobs/contract/search/found-job.ts';
import { FILTER_NAMES, type FilterName } from '#domains/jobs/contract/search/job-filters.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import {
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  FACILITY_TYPE_LABELS,
  FACILITY_TYPES,
  SHIFT_LABELS,
  SHIFT_PATTERN_LABELS,
  SHIFT_PATTERNS,
  SHIFTS,
} from '#kernel/vocabulary.ts';
import { Choice, Choices } from './choices.tsx';
import { jobsPageCopy as copy } from './jobs-page.copy.ts';
import { listOf, textOf } from './typed.ts';

const OUTSIDE: ReadonlySet<FilterName> = new Set(['q', 'position', 'place', 'miles', 'sort']);
const INSIDE = FILTER_NAMES.filter((name) => !OUTSIDE.has(name));

/** The filters below the search line; it opens by itself when one of them needs to change. */
export function FilterPanel({ page: { typed, errors } }: { page: JobsPage }) {
  const active = INSIDE.filter((name) => typed[name] !== undefined).length;
  const { labels } = copy;
  return (
    <details className="mt-2 border-t border-line" open={INSIDE.some((name) => errors[name])}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
        {copy.filters(active)}
      </summary>
      <div className="mt-2 grid gap-x-8 gap-y-5 md:grid-cols-2">
        <Choices
          name="shift"
          legend={labels.shift}
          options={SHIFTS}
          labels={SHIFT_LABELS}
          chosen={listOf(typed, 'shift')}
        />
        <Choices
          name="schedule"
          legend={labels.schedule}
          options={SHIFT_PATTERNS}
          labels={SHIFT_PATTERN_LABELS}
          chosen={listOf(typed, 'schedule')}
        />
        <Choices
          name="type"
          legend={labels.type}
          options={EMPLOYMENT_TYPES}
          labels={EMPLOYMENT_TYPE_LABELS}
          chosen={listOf(typed, 'type')}
        />
        <Choices
          name="setting"
          legend={labels.setting}
          options={FACILITY_TYPES}
          labels={FACILITY_TYPE_LABELS}
          chosen={listOf(typed, 'setting')}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          {(['payFrom', 'payTo'] as const).map((name) => (
            <TextField
              key={name}
              id={name}
              name={name}
              label={labels[name]}
              prefix="$"
              inputMode="decimal"
              defaultValue={textOf(typed, name)}
              error={errors[name]}
            />
          ))}
        </div>
        <TextField
          id="startBy"
          name="startBy"
          type="date"
          label={labels.startBy}
          defaultValue={textOf(typed, 'startBy')}
          error={errors.startBy}
        />
        <div className="flex flex-col md:col-span-2">
          <Choice name="bonus" value="1" label={copy.bonusOnly} isChosen={typed.bonus !== undefined} />
          <Choice name="replies" value="1" label={copy.repliesOnly} isChosen={typed.replies !== undefined} />
        </div>
      </div>
      {typed.sort !== undefined && <input type="hidden" name="sort" value={textOf(typed, 'sort')} />}
      <Button type="submit" className="mt-4 max-sm:w-full">
        {copy.apply}
      </Button>
    </details>
  );
}
