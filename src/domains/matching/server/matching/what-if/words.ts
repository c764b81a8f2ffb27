import { labelOf, shortLabelOf } from '#kernel/labels.ts';
import { inMiles } from '#kernel/miles.ts';
import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS, SHIFT_PATTERN_LABELS } from '#kernel/vocabulary.ts';
import type { ChangeKind } from '#domains/matching/contract/what-if.ts';
import type { Change } from './changes.ts';

const LABELS: Readonly<Record<string, string>> = {
  ...SHIFT_LABELS,
  ...SHIFT_PATTERN_LABELS,
  ...EMPLOYMENT_TYPE_LABELS,
};
const label = (value: string) => LABELS[value] ?? labelOf(value);

/** For candidates, at grade 6. */
const WORDS: Record<ChangeKind, (value: string) => string> = {
  certification: (value) => `Add ${shortLabelOf(value)}`,
  skill: (value) => `Add the skill ${label(value)}`,
  specialty: (value) => `Add ${label(value)} if you work in it`,
  license: (value) => `Add a license for ${value}`,
  shift: (value) => `Accept ${label(value).toLowerCase()}`,
  shift_pattern: (value) => `Accept ${label(value)}`,
  employment_type: (value) => `Accept ${label(value).toLowerCase()}`,
  radius: (value) => `Go up to ${inMiles(Number(value))}`,
};

export const changeText = ({ kind, value }: Change): string => WORDS[kind](value);
