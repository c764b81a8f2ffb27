import { z } from 'zod';
import { faultOfName, withoutInvisible, type NameFault } from '#kernel/names.ts';
import { speakPlainly } from './plain-words.ts';

speakPlainly();

/** Pieces that many contracts share. Dates travel as ISO strings, money as integer cents. */

export const idParams = z.strictObject({ id: z.uuid() });
/** In Greenwich too of a year of four digits: no database reads what JavaScript writes of a later one. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) <= Date.UTC(9999, 11, 31, 23, 59, 59, 999), 'Enter a day and a time.');
/** A day that the database can store: it knows no year 0. */
export const dayText = (message = 'Enter a full date.') =>
  z.iso.date(message).refine((day) => !day.startsWith('0000'), message);
export const calendarDay = dayText('Enter a date.');
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

/** Invisible characters don't count as text. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Text cut to `length`, for reports that must never be refused. */
export const cutText = (length: number) => z.string().transform((text) => text.slice(0, length));

export const shortText = (max: number) =>
  z.string().trim().regex(VISIBLE, 'Please fill this in.').max(max, `At most ${max} characters.`);

/** What the field of a name says: how to mend it. */
export const NAME_FAULTS: Readonly<Record<NameFault, string>> = {
  hidden: 'Remove line breaks, tabs and hidden characters.',
  email: 'Remove the email address. A name can’t contain one.',
  link: 'Remove the web address. If it isn’t one, put a space after the period.',
};

const refuseFaults = (name: string, context: z.RefinementCtx): void => {
  const fault = faultOfName(name);
  if (fault) context.addIssue({ code: 'custom', message: NAME_FAULTS[fault] });
};

/** The name of a person, a place, a job or a thing: every name that a person enters goes through here. */
export const nameText = (
  max: number,
  { missing = 'Please fill this in.', long = `At most ${max} characters.` }: { missing?: string; long?: string } = {},
) =>
  z
    .string(missing)
    .transform(withoutInvisible)
    .pipe(z.string().regex(VISIBLE, missing).max(max, long).superRefine(refuseFaults));
/** A name that may be left out: an empty or blank one is stored as null. */
export const optionalName = (max: number) =>
  z
    .string()
    .transform(withoutInvisible)
    .pipe(z.string().max(max, `At most ${max} characters.`).superRefine(refuseFaults))
    .nullish()
    .transform((name) => name || null);
/** For a change in which every field may be left out, but not all of them. */
export const isNotEmpty = (change: object): boolean => Object.keys(change).length > 0;
export const eachOnce = (values: readonly string[]): boolean => new Set(values).size === values.length;
/** Optional text: an empty or blank one is stored as null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .nullish()
    .transform((text) => text || null);
/** The same where leaving it out says nothing, and only an empty text or null clears it. */
export const clearableText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .nullable()
    .transform((text) => text || null);

/** An answer to what asks for approval; returning it takes a reason. */
export const approvalAnswer = z
  .strictObject({ approves: z.boolean(), reason: z.string().trim().max(500, 'At most 500 characters.').nullish() })
  .refine(({ approves, reason }) => approves || (reason ?? '').length >= 3, { path: ['reason'], message: 'Say why.' });
