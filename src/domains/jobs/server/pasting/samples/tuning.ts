import { TUNING_ALLIED } from './tuning-allied.ts';
import { TUNING_NURSING } from './tuning-nursing.ts';

export const TUNING = [...TUNING_NURSING, ...TUNING_ALLIED];
