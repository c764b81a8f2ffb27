import { Plus, X } from 'lucide-react';
import { FORMER_NAMES_MAX } from '#domains/profiles/contract/candidates.ts';
import { aboutCopy as copy } from './profile.copy.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { NamedIconButton } from '#platform/web/ui/overlays/tooltip.tsx';

interface FormerNamesProps {
  field: { value: string[]; onChange: (names: string[]) => void; onBlur: () => void };
  /** By the position of the name. */
  errors: Readonly<Record<number, { message?: string | undefined } | undefined>> | undefined;
}

/** Names that may still be on a license or an exclusion list. */
export function FormerNames({ field, errors }: FormerNamesProps) {
  const names = field.value;
  const change = (at: number, name: string) => field.onChange(names.map((old, index) => (index === at ? name : old)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{copy.formerNames}</legend>
      <p className="text-sm text-ink-soft">{copy.formerNamesHint}</p>
      {names.map((name, at) => (
        // A name being typed has no other key than its position.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="flex items-end gap-2">
          <div className="grow">
            <TextField
              label={copy.nameNumber(at + 1)}
              error={errors?.[at]?.message}
              value={name}
              autoComplete="off"
              onBlur={field.onBlur}
              onChange={({ target }) => change(at, target.value)}
            />
          </div>
          <NamedIconButton
            label={copy.removeName(name)}
            onClick={() => field.onChange(names.filter((_, index) => index !== at))}
          >
            <X aria-hidden size={20} />
          </NamedIconButton>
        </div>
      ))}
      {names.length < FORMER_NAMES_MAX ? (
        <div>
          <Button variant="secondary" onClick={() => field.onChange([...names, ''])}>
            <Plus aria-hidden size={18} />
            {copy.addName}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
