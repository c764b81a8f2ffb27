import {
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  FACILITY_TYPE_LABELS,
  FACILITY_TYPES,
  POSITION_LABELS,
  POSITIONS,
  SHIFT_LABELS,
  SHIFT_PATTERN_LABELS,
  SHIFT_PATTERNS,
  SHIFTS,
  SKILLS,
  SPECIALTIES,
  US_STATES,
} from '#kernel/vocabulary.ts';

/** The vocabulary as options of form fields. */
const fromList = (list: readonly { id: string; label: string }[]) =>
  list.map(({ id, label }) => ({ value: id, label }));

const sorted = [...US_STATES].sort();
/** The two states that the product serves come first. */
export const STATE_CHOICES = ['MO', 'KS', ...sorted.filter((state) => state !== 'MO' && state !== 'KS')].map(
  (state) => ({
    value: state,
    label: state,
  }),
);
export const POSITION_CHOICES = POSITIONS.map((value) => ({ value, label: POSITION_LABELS[value] }));
export const SPECIALTY_CHOICES = fromList(SPECIALTIES);
export const SKILL_CHOICES = fromList(SKILLS);
export const FACILITY_CHOICES = FACILITY_TYPES.map((value) => ({ value, label: FACILITY_TYPE_LABELS[value] }));
export const SHIFT_CHOICES = SHIFTS.map((value) => ({ value, label: SHIFT_LABELS[value] }));
export const PATTERN_CHOICES = SHIFT_PATTERNS.map((value) => ({ value, label: SHIFT_PATTERN_LABELS[value] }));
export const EMPLOYMENT_CHOICES = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] }));
