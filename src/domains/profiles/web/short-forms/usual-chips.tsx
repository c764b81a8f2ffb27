import { useState } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import type { Choice } from '#domains/profiles/web/profile/fields.tsx';
import { ChipGroup } from '#platform/web/ui/forms/choice-groups.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { shortFormsCopy as copy } from './short-forms.copy.ts';

/** At most this many hits, so that a short word does not fill the screen. */
const HITS = 8;

interface UsualChipsProps<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>;
  name: Path<In>;
  label: string;
  hint?: string;
  choices: readonly Choice[];
  /** The choices that are common for the position, most common first; null offers all. */
  usual: readonly string[] | null;
}

/** Any of many choices: the usual ones and those already chosen as chips, the rest by search. */
export function UsualChips<In extends FieldValues, Out>(props: UsualChipsProps<In, Out>) {
  const { control, name, label, hint, choices, usual } = props;
  const { field, fieldState } = useController<In, Path<In>, Out>({ control, name });
  const [typed, setTyped] = useState('');
  const chosen: string[] = field.value ?? [];
  const shown = usual
    ? [...usual, ...chosen.filter((value) => !usual.includes(value))].flatMap(
        (value) => choices.find((choice) => choice.value === value) ?? [],
      )
    : choices;
  const search = typed.trim().toLowerCase();
  const hits = choices.filter((choice) => choice.label.toLowerCase().includes(search)).slice(0, HITS);
  return (
    <div className="flex flex-col gap-4">
      {usual ? (
        <TextField
          label={copy.search}
          type="search"
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // Enter would submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      ) : null}
      {search && hits.length === 0 ? <p className="text-sm text-ink-soft">{copy.noHits}</p> : null}
      <ChipGroup
        legend={label}
        hint={hint}
        error={fieldState.error?.message}
        options={search ? hits : shown}
        value={chosen}
        onChange={field.onChange}
      />
    </div>
  );
}
