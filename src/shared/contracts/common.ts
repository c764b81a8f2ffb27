import { z } from 'zod';
import { speakPlainly } from './plain-words.ts';

speakPlainly();

/** Pieces that many contracts share. Dates travel as ISO strings, money as integer cents. */

export const idParams = z.strictObject({ id: z.uuid() });
/** In Greenwich too of a year of four digits: no database reads what JavaScript writes of a later one. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) <= Date.UTC(9999, 11, 31, 23, 59, 59, 999), 'Enter a day and a time.');
export const calendarDay = z.iso.date();
export const cents = z.int();
/** Who did something. */
export const namedPerson = z.object({ id: z.uuid(), name: z.string() });
export const done = z.object({ ok: z.literal(true) });

/** Keyset pages: pass `nextCursor` back as `cursor`; null means that this was the last page. */
export const pageQuery = z.object({
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/** Letters that nobody sees fill nothing in. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
export const shortText = (max: number) =>
  z.string().trim().regex(VISIBLE, 'Please fill this in.').max(max, `At most ${max} characters.`);
export const eachOnce = (values: readonly string[]): boolean => new Set(values).size === values.length;
/** Optional text: an empty or blank one is stored as null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .nullish()
    .transform((text) => text || null);
