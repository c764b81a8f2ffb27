import { HELD_OUT_ALLIED } from './held-out-allied.ts';
import { HELD_OUT_NURSING } from './held-out-nursing.ts';
import { TUNING_ALLIED } from './tuning-allied.ts';
import { TUNING_NURSING } from './tuning-nursing.ts';

/** Written before the rules, and not used to write them. */
export const HELD_OUT = [...HELD_OUT_NURSING, ...HELD_OUT_ALLIED];
export const TUNING = [...TUNING_NURSING, ...TUNING_ALLIED];
