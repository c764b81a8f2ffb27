import { PAY_UNITS, SHIFT_PATTERNS } from '#kernel/vocabulary.ts';
import type { JobDraft } from './jobs.ts';
import { missingForPosting } from './posting.ts';

type Rules = Parameters<typeof missingForPosting> extends [unknown, ...infer Rest] ? Rest : never;

/**
 * What publishing needs beyond a valid draft, by field; `values` are those of a form, valid or not. An invalid value is
 * not missing: the draft's own rules name its error.
 */
export function postingErrors(
  values: Readonly<Partial<Record<keyof JobDraft, unknown>>>,
  state: string | null,
  ...rules: Rules
): Record<string, string> {
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  const oneOf = <T>(known: readonly T[], value: unknown) => known.find((each) => each === value) ?? null;
  const { position, employmentType, shift } = values;
  return missingForPosting(
    {
      position,
      employmentType,
      shift,
      shiftPattern: oneOf(SHIFT_PATTERNS, values.shiftPattern),
      payUnit: oneOf(PAY_UNITS, values.payUnit) ?? 'hour',
      weeklyHours: number(values.weeklyHours),
      state,
      zip: text(values.zip),
      payMinCents: number(values.payMinCents),
      payMaxCents: number(values.payMaxCents),
      description: text(values.description),
      startDate: text(values.startDate),
      validThrough: text(values.validThrough),
    },
    ...rules,
  );
}
