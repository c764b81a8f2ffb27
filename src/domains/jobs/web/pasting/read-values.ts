import type { ReadDraft } from '#domains/jobs/contract/pasting.ts';
import { fteOf } from '#domains/jobs/contract/pay-units.ts';
import { jobCopy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { labelOf } from '#kernel/labels.ts';
import { day, money } from '#kernel/format.ts';
import { EMPLOYMENT_TYPE_LABELS, POSITION_LABELS, SHIFT_LABELS, SHIFT_PATTERN_LABELS } from '#kernel/vocabulary.ts';

/** What was read for a field, in words. */
export function readValue(field: keyof ReadDraft, draft: ReadDraft): string {
  const { position, employmentType, shift, shiftPattern, payUnit, weeklyHours } = draft;
  switch (field) {
    case 'position':
      return position ? POSITION_LABELS[position] : '';
    case 'employmentType':
      return employmentType ? EMPLOYMENT_TYPE_LABELS[employmentType] : '';
    case 'shift':
      return shift ? SHIFT_LABELS[shift] : '';
    case 'shiftPattern':
      return shiftPattern ? SHIFT_PATTERN_LABELS[shiftPattern] : '';
    case 'payUnit':
      return payUnit ? jobCopy.unitChoices[payUnit] : '';
    case 'weeklyHours':
      return weeklyHours === undefined ? '' : `${weeklyHours} (${fteOf(weeklyHours)} ${jobCopy.fte})`;
    case 'startDate':
      return draft.startDate ? day(draft.startDate) : '';
    case 'licenseStates':
      return (draft.licenseStates ?? []).join(', ');
    case 'description':
      return `${(draft.description ?? '').length.toLocaleString('en-US')} characters`;
    default:
      return other(field, draft[field]);
  }
}

function other(field: keyof ReadDraft, value: unknown): string {
  if (Array.isArray(value)) return value.map((id) => labelOf(String(id))).join(', ');
  if (typeof value === 'number') return field.endsWith('Cents') ? money(value) : String(value);
  return field === 'specialty' ? labelOf(String(value)) : String(value);
}
