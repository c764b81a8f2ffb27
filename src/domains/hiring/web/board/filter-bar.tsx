import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { DISTANCE_BANDS } from '#domains/hiring/contract/board/distance-bands.ts';
import { PEOPLE_FILTER_NAMES } from '#domains/hiring/contract/board/people.ts';
import { FACT_STATES, JOB_STATES, SHIFT_LABELS, SHIFTS } from '#kernel/vocabulary.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { boardCopy, filterCopy as copy } from './board.copy.ts';
import { marksCopy } from './marks/marks.copy.ts';
import { hiringSteps, personTags } from './marks/marks.queries.ts';
import type { FilterName, PeopleState } from './use-people-question.ts';

const CONTROL =
  'min-h-11 rounded-control border border-line-strong bg-surface px-2.5 text-sm text-ink focus-visible:outline-offset-0';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const SELECTS = ['licenseState', 'minYears', 'shift', 'within', 'minScore', 'licenseStatus', 'missing'] as const;
/** On a wide screen, those that fewer readers need wait behind a button, so that the others stay one row. */
const FURTHER: ReadonlySet<FilterName> = new Set(['licenseStatus', 'missing', 'stepId', 'startBy']);
const CHOICES: Record<(typeof SELECTS)[number], readonly (readonly [string, string])[]> = {
  licenseState: [...JOB_STATES.map((state) => [state, state] as const), ['compact', copy.compact]],
  licenseStatus: FACT_STATES.map((state) => [state, capital(boardCopy.licenseStates[state])] as const),
  minYears: [1, 2, 3, 5, 10].map((years) => [String(years), copy.years(years)] as const),
  shift: SHIFTS.map((shift) => [shift, SHIFT_LABELS[shift]] as const),
  within: DISTANCE_BANDS.flatMap((band) => (band === 'over_60' ? [] : [[band, copy.withins[band]] as const])),
  missing: (['yes', 'no'] as const).map((value) => [value, copy.missings[value]] as const),
  minScore: [50, 60, 70, 80, 90].map((points) => [String(points), copy.score(points)] as const),
};

/** One row of filters by facts, and the search; on a phone they fold behind one button, on a wide screen some of them. */
export function FilterBar({ people, children }: { people: PeopleState; children?: ReactNode }) {
  const { question, put, clear } = people;
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const isFolded = (name: FilterName) => FURTHER.has(name) && !isWhole && question.filters[name] === undefined;
  const tags = useQuery(personTags()).data?.items ?? [];
  const steps = useQuery(hiringSteps()).data?.items ?? [];
  const active = PEOPLE_FILTER_NAMES.filter((name) => question.filters[name] !== undefined).length;
  return (
    <div role="search" aria-label={copy.label} className="flex flex-wrap items-center gap-2">
      <SearchBox text={question.search} onSearch={people.searchFor} />
      <Button
        variant="secondary"
        size="sm"
        className="md:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {copy.active(active)}
      </Button>
      <div className={classes('w-full flex-wrap gap-2 md:contents', isOpen ? 'grid grid-cols-2' : 'hidden')}>
        {SELECTS.map((name) => (
          <select
            key={name}
            aria-label={copy[name]}
            className={classes(
              CONTROL,
              'md:max-w-36',
              question.filters[name] !== undefined && 'border-primary bg-prairie-50',
              isFolded(name) && 'md:hidden',
            )}
            value={String(question.filters[name] ?? '')}
            onChange={({ target }) => put({ [name]: target.value })}
          >
            <option value="">{copy[name]}</option>
            {CHOICES[name].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ))}
        <OwnFilter name="tagId" label={marksCopy.tag} options={tags} people={people} />
        <OwnFilter name="stepId" label={marksCopy.step} options={steps} people={people} isFolded={isFolded('stepId')} />
        <label
          className={classes(
            CONTROL,
            'flex items-center gap-1.5',
            question.filters.startBy && 'border-primary bg-prairie-50',
            isFolded('startBy') && 'md:hidden',
          )}
        >
          <span className="text-ink-soft">{copy.startBy}</span>
          <input
            type="date"
            max="9999-12-31"
            className="min-h-9 min-w-0 flex-1 bg-transparent"
            value={question.filters.startBy ?? ''}
            onChange={({ target }) => put({ startBy: target.value })}
          />
        </label>
        {children}
        <Button
          variant="quiet"
          size="sm"
          className="hidden md:inline-flex"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? copy.fewer : copy.more}
        </Button>
        {(active > 0 || question.search !== '') && (
          <Button variant="quiet" size="sm" onClick={clear}>
            {boardCopy.clearFilters}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A filter by what the organization named itself; absent while there is nothing. */
function OwnFilter({
  name,
  label,
  options,
  people: { question, put },
  isFolded = false,
}: {
  name: 'tagId' | 'stepId';
  label: string;
  options: readonly { id: string; name: string }[];
  people: PeopleState;
  isFolded?: boolean;
}) {
  if (options.length === 0) return null;
  return (
    <select
      aria-label={label}
      className={classes(
        CONTROL,
        'md:max-w-36',
        question.filters[name] !== undefined && 'border-primary bg-prairie-50',
        isFolded && 'md:hidden',
      )}
      value={question.filters[name] ?? ''}
      onChange={({ target }) => put({ [name]: target.value })}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </select>
  );
}

const TYPING_MS = 250;

/** Searches while the reader types, once they pause. */
function SearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const timer = setTimeout(() => search(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return (
    <label className={classes(CONTROL, 'flex min-w-0 flex-1 items-center gap-2 md:max-w-64 md:min-w-44')}>
      <Search aria-hidden size={16} className="shrink-0 text-ink-soft" />
      <span className="sr-only">{copy.search}</span>
      <input
        type="search"
        maxLength={80}
        placeholder={copy.search}
        className="min-w-0 flex-1 bg-transparent outline-none"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}
