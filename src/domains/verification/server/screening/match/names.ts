import { withoutAccents } from '#kernel/accents.ts';

/** Splits the names of a person and of an exclusion list line into comparable parts. */

export interface FamilyName {
  text: string;
  /** The whole current name; a part of it (of a hyphenated one, or a middle name that may be a maiden one); a former one. */
  kind: 'whole' | 'part' | 'former';
}

export interface NameForms {
  families: readonly FamilyName[];
  /** The given name, and it with the next word where people write two as one (MARY ANN, MARYANN). */
  givens: readonly string[];
  middles: readonly string[];
  suffix: string | null;
}

const SUFFIXES = new Set(['JR', 'SR', 'II', 'III', 'IV', 'V', 'JUNIOR', 'SENIOR', '2ND', '3RD']);
const TITLES = new Set([
  'RN', 'LPN', 'CNA', 'NP', 'APRN', 'MD', 'DO', 'PHD', 'DDS', 'DPM', 'BSN', 'MSN', 'DNP', 'FNP', 'PT', 'OT', 'RRT',
  'PHARMD', 'MR', 'MRS', 'MS', 'MISS', 'DR', 'ESQ',
]); // prettier-ignore
const PARTICLES = new Set([
  'DE', 'LA', 'LAS', 'LOS', 'DEL', 'DELA', 'DI', 'DA', 'DOS', 'DU', 'VAN', 'VON', 'DER', 'DEN', 'TER', 'TEN', 'EL', 'AL',
  'BIN', 'BEN', 'ABU', 'MC', 'MAC', 'O', 'ST', 'SAINT', 'LE', 'SAN', 'SANTA', 'Y',
]); // prettier-ignore

/** Words in plain capitals: accents folded, apostrophes and periods dropped, everything else a space. */
export const wordsOf = (text: string): string[] =>
  withoutAccents(text.toUpperCase())
    .replaceAll(/['’`ʻ´.]/g, '')
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);

function withoutSuffix(words: readonly string[]): { words: string[]; suffix: string | null } {
  const kept = [...words];
  let suffix: string | null = null;
  while (kept.length > 1) {
    const last = kept.at(-1) ?? '';
    if (SUFFIXES.has(last)) suffix ??= last.replace('JUNIOR', 'JR').replace('SENIOR', 'SR');
    else if (!TITLES.has(last)) break;
    kept.pop();
  }
  while (kept.length > 2 && TITLES.has(kept[0] ?? '')) kept.shift();
  return { words: kept, suffix };
}

/** The whole family name as one word, and each part that may be used alone. */
function familiesOf(words: readonly string[], kind: FamilyName['kind']): FamilyName[] {
  const whole = words.join('');
  if (words.length < 2) return whole ? [{ text: whole, kind }] : [];
  const parts = words.filter((word) => word.length > 1 && !PARTICLES.has(word));
  const partKind = kind === 'whole' ? ('part' as const) : kind;
  return [{ text: whole, kind }, ...parts.map((text) => ({ text, kind: partKind }))];
}

/** A middle name may be a maiden name, or with the family name a double one. */
function maidenNames(middles: readonly string[], family: readonly string[]): FamilyName[] {
  const long = middles.filter((word) => word.length > 2 && !PARTICLES.has(word));
  if (long.length === 0 || family.length === 0) return [];
  return [
    { text: [...long, ...family].join(''), kind: 'whole' },
    ...long.map((text) => ({ text, kind: 'part' as const })),
  ];
}

const givensOf = (first: readonly string[], middle: readonly string[]): string[] => {
  const [given = '', second] = first;
  const next = second ?? middle[0];
  return [given, ...(next && next.length > 1 ? [given + next] : [])].filter(Boolean);
};

const unique = (names: FamilyName[]): FamilyName[] => {
  const seen = new Set<string>();
  return names.filter(({ text }) => text.length > 1 && !seen.has(text) && seen.add(text));
};

/** A line of a list has separate name fields. */
export function namesOfEntry(entry: {
  lastName: string;
  firstName: string;
  middleName: string;
  suffix?: string;
}): NameForms {
  const family = withoutSuffix(wordsOf(entry.lastName));
  const first = wordsOf(entry.firstName);
  const middles = [...first.slice(1), ...wordsOf(entry.middleName)];
  return {
    families: unique([...familiesOf(family.words, 'whole'), ...maidenNames(middles, family.words)]),
    givens: givensOf(first, middles.slice(first.length > 1 ? 1 : 0)),
    middles,
    suffix: wordsOf(entry.suffix ?? '')[0] ?? family.suffix,
  };
}

/**
 * A person enters one line. The last word with its particles is the family name (the other way around in 'Reyes, Ada');
 * words between are middle names, each of which may be a maiden name or half of a double name.
 */
export function namesOfPerson(fullName: string, formerNames: readonly string[]): NameForms {
  const current = split(fullName);
  const former = formerNames.map(split);
  return {
    families: unique([
      ...familiesOf(current.family, 'whole'),
      ...former.flatMap(({ family }) => familiesOf(family, 'former')),
      ...maidenNames(current.between, current.family),
    ]),
    givens: [
      ...new Set([
        ...givensOf(current.given, current.between),
        ...former.flatMap(({ given, between }) => givensOf(given, between)),
      ]),
    ],
    middles: current.between,
    suffix: current.suffix,
  };
}

function split(line: string): { given: string[]; between: string[]; family: string[]; suffix: string | null } {
  const [beforeComma = '', ...afterComma] = line.split(',');
  const rest = withoutSuffix(wordsOf(afterComma.join(' ')));
  const isTail = rest.words.every((word) => SUFFIXES.has(word) || TITLES.has(word));
  if (afterComma.length > 0 && !isTail) {
    const family = withoutSuffix(wordsOf(beforeComma));
    return {
      given: rest.words.slice(0, 1),
      between: rest.words.slice(1),
      family: family.words,
      suffix: rest.suffix ?? family.suffix,
    };
  }
  const tail = rest.suffix ?? rest.words.find((word) => SUFFIXES.has(word)) ?? null;
  // Only the hyphen distinguishes a double name from a middle name.
  const glued = beforeComma.trim().split(/\s+/).map(wordsOf);
  const { words, suffix } = withoutSuffix(glued.map((parts) => parts.join(' ')).filter(Boolean));
  if (words.length < 2) return { given: [], between: [], family: (words[0] ?? '').split(' ').filter(Boolean), suffix };
  let from = words.length - 1;
  while (from > 1 && PARTICLES.has(words[from - 1] ?? '')) from -= 1;
  return {
    given: (words[0] ?? '').split(' '),
    between: words.slice(1, from).flatMap((word) => word.split(' ')),
    family: words.slice(from).flatMap((word) => word.split(' ')),
    suffix: suffix ?? tail,
  };
}
