import { normalizeTitle } from '#domains/jobs/contract/titles/normalize-title.ts';
import { POSITION_LABELS, SPECIALTIES } from '#kernel/vocabulary.ts';
import { titleSuggestionCopy as copy } from './title-suggestion.copy.ts';
import type { JobFormApi } from './sections/form-parts.tsx';

const SPECIALTY_LABELS = new Map<string, string>(SPECIALTIES.map(({ id, label }) => [id, label]));

/** Offers the position and specialty that the title names. Only a tap fills the fields: choices are never overwritten. */
export function TitleSuggestion({ form }: { form: JobFormApi }) {
  const [title, position, specialty] = form.watch(['title', 'position', 'specialty']);
  const reading = normalizeTitle(title ?? '');
  if (!reading) return null;
  const isFilled = position === reading.position && (!reading.specialty || specialty === reading.specialty);
  if (isFilled) return null;
  const label = [POSITION_LABELS[reading.position], reading.specialty && SPECIALTY_LABELS.get(reading.specialty)]
    .filter(Boolean)
    .join(' · ');
  const apply = () => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('position', reading.position, options);
    if (reading.specialty) form.setValue('specialty', reading.specialty, options);
    form.setFocus('position');
  };
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-ink-soft">{copy.looksLike}</span>
      <button
        type="button"
        onClick={apply}
        aria-label={copy.use(label)}
        className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 font-medium hover:border-primary"
      >
        {label}
      </button>
    </p>
  );
}
