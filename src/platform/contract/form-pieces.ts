import { z } from 'zod';
import { isTimeZone } from '#platform/contract/time-zones.ts';
import { US_STATES } from '#kernel/vocabulary.ts';
import { eachOnce } from './common.ts';

/** Pieces of forms; the messages are what a person reads at the field. */
const DAY_MESSAGE = 'Enter a full date.';
const day = z.iso.date(DAY_MESSAGE);
export const optionalDay = z
  .union([z.literal(''), day], DAY_MESSAGE)
  .nullish()
  .transform((value) => value || null);
export const state = z.enum(US_STATES, 'Pick a state.');
export const optionalState = z
  .union([z.literal(''), state], 'Pick a state.')
  .nullish()
  .transform((value) => value || null);
export const timeZone = z.string().refine(isTimeZone, 'Choose a time zone.');
const ONLY_ONCE = 'Pick each only once.';
export const several = <T extends readonly [string, ...string[]]>(words: T) =>
  z.array(z.enum(words)).max(words.length, ONLY_ONCE).refine(eachOnce, ONLY_ONCE);
