import { z } from 'zod';

/** What a template may name. The server fills them from facts; a person types those that have no value. */
export const PLACEHOLDERS = [
  'candidate first name',
  'job title',
  'unit',
  'facility',
  'pay',
  'interview time',
  'my name',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The values for one application; null while a fact has none or the sender may not know it. */
export const placeholderValues = z.record(z.enum(PLACEHOLDERS), z.string().nullable());
export type PlaceholderValues = z.output<typeof placeholderValues>;

const NAMED = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);
/** Typed by hand, {Job  Title} means {job title}. */
const plainName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
const namesIn = (text: string): string[] => [...new Set([...text.matchAll(NAMED)].map(([, name = '']) => name))];

export const written = (name: string): string => `{${name}}`;

/** Names in braces that nothing fills: a typing error. */
export const unknownPlaceholders = (text: string): string[] =>
  namesIn(text).filter((name) => !isPlaceholder(plainName(name)));

/** The placeholders that a text still contains: it can't be sent like this. */
export const placeholdersIn = (text: string): Placeholder[] => [
  ...new Set(namesIn(text).map(plainName).filter(isPlaceholder)),
];

/** Fills what has a value; the rest stays for a person to fill. */
export const fillPlaceholders = (text: string, values: Partial<PlaceholderValues>): string =>
  text.replaceAll(NAMED, (found, name: string) => {
    const plain = plainName(name);
    return (isPlaceholder(plain) && values[plain]) || found;
  });

/** `Fill in {unit} and {interview time}, or remove them.` Null when nothing is left to fill. */
export function unfilled(text: string): string | null {
  const [first, ...rest] = placeholdersIn(text).map(written);
  if (!first) return null;
  const last = rest.pop();
  return last
    ? `Fill in ${[first, ...rest].join(', ')} and ${last}, or remove them. They have no value here.`
    : `Fill in ${first}, or remove it. It has no value here.`;
}
