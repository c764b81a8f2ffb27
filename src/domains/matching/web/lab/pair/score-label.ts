import { SCORE_LABELS } from '#kernel/labels.ts';

const LABELS: Readonly<Record<string, string>> = SCORE_LABELS;

/** A feature of either side's score in words; one that has none yet by its name. */
export const scoreLabel = (feature: string): string => LABELS[feature] ?? feature;
