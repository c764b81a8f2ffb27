import { SCORE_LABELS } from '#kernel/labels.ts';

const LABELS: Readonly<Record<string, string>> = SCORE_LABELS;

/** Label of a score feature, or its name. */
export const scoreLabel = (feature: string): string => LABELS[feature] ?? feature;
