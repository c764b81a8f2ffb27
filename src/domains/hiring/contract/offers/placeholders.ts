import { z } from 'zod';

const NAMED = /\{([^{}]*)\}/g;
/** Typed by hand, {Job  Title} means {job title}. */
const plainName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
const namesIn = (text: string): string[] => [...new Set([...text.matchAll(NAMED)].map(([, name = '']) => name))];

export const written = (name: string): string => `{${name}}`;

/** What a kind of template may name, and what its texts still need. */
export function placeholdersAmong<const Name extends string>(names: readonly Name[]) {
  const isKnown = (name: string): name is Name => (names as readonly string[]).includes(name);
  const left = (text: string): Name[] => [...new Set(namesIn(text).map(plainName).filter(isKnown))];
  return {
    /** Names in braces that nothing fills: a typing error. */
    unknown: (text: string): string[] => namesIn(text).filter((name) => !isKnown(plainName(name))),
    /** The placeholders that a text still contains: it can't be sent like this. */
    left,
    /** Fills what has a value; the rest stays for a person to fill. */
    fill: (text: string, values: Partial<Record<Name, string | null>>): string =>
      text.replaceAll(NAMED, (found, name: string) => {
        const plain = plainName(name);
        return (isKnown(plain) && values[plain]) || found;
      }),
    /** `Fill in {unit} and {interview time}, or remove them.` Null when everything that the text names has a value. */
    unfilled: (text: string, values: Partial<Record<Name, string | null>> = {}): string | null =>
      unfilledText(left(text).filter((name) => !values[name])),
  };
}

function unfilledText(names: readonly string[]): string | null {
  const [first, ...rest] = names.map(written);
  if (!first) return null;
  const last = rest.pop();
  return last
    ? `Fill in ${[first, ...rest].join(', ')} and ${last}, or remove them. They have no value here.`
    : `Fill in ${first}, or remove it. It has no value here.`;
}

/** `We can’t fill {frist name}. …` */
export const unknownText = (names: readonly string[]): string =>
  `We can’t fill ${names.map(written).join(', ')}. Choose from the list, or remove the braces.`;

/** What a message may name. The server fills them from facts; a person types those that have no value. */
export const PLACEHOLDERS = [
  'candidate first name',
  'job title',
  'unit',
  'facility',
  'pay',
  'interview time',
  'my name',
] as const;

/** The values for one application; null while a fact has none or the sender may not know it. */
export const placeholderValues = z.record(z.enum(PLACEHOLDERS), z.string().nullable());
export type PlaceholderValues = z.output<typeof placeholderValues>;

export const {
  unknown: unknownPlaceholders,
  left: placeholdersIn,
  fill: fillPlaceholders,
  unfilled,
} = placeholdersAmong(PLACEHOLDERS);
