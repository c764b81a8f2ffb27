import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { setAutoApply } from '#domains/hiring/contract/applications/auto-apply.ts';
import { useStep } from '#domains/hiring/web/candidate-home/use-step.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { autoApplyCopy as copy } from './auto-apply.copy.ts';
import { limitsPreview, saveAutoApply, SHOWN_IN_PROFILE, type Limits } from './auto-apply.queries.ts';

const FIELDS = [
  { name: 'dailyCap', label: copy.daily },
  { name: 'activeCap', label: copy.open },
  { name: 'minScore', label: copy.minimum, hint: copy.minimumHint },
] as const;

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** The limits, and what other limits would change before they are saved. */
export function LimitsForm({ limits }: { limits: Limits }) {
  const [texts, setTexts] = useState({
    dailyCap: String(limits.dailyCap),
    activeCap: String(limits.activeCap),
    minScore: String(limits.minScore),
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const saving = useStep(saveAutoApply, copy.saved, SHOWN_IN_PROFILE);
  const entered: Limits = {
    dailyCap: numberIn(texts.dailyCap),
    activeCap: numberIn(texts.activeCap),
    minScore: numberIn(texts.minScore),
  };
  const parsed = setAutoApply.body.safeParse(entered);
  const isChanged = FIELDS.some(({ name }) => entered[name] !== limits[name]);
  const preview = useQuery({ ...limitsPreview(entered), enabled: parsed.success && isChanged });

  const save = (event: FormEvent) => {
    event.preventDefault();
    // Reversed, so that a field shows the first thing that is wrong with it.
    setErrors(
      Object.fromEntries(parsed.error?.issues.toReversed().map(({ path, message }) => [path.join('.'), message]) ?? []),
    );
    if (parsed.success && !saving.isPending) saving.mutate(entered);
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-1">
        {FIELDS.map(({ name, label, ...more }) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            value={texts[name]}
            error={errors[name]}
            {...more}
            onChange={({ target }) => {
              setTexts((before) => ({ ...before, [name]: target.value }));
              // One limit can contradict another, so typing in any field clears them all.
              setErrors({});
            }}
          />
        ))}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isChanged && parsed.success && preview.data ? copy.preview(preview.data.planned, preview.data.change) : null}
      </p>
      <Button type="submit" variant="secondary" size="sm" busy={saving.isPending && copy.saving}>
        {copy.save}
      </Button>
    </form>
  );
}
