import { isWithin, namesOfPerson, wordsOf } from '#domains/verification/server/screening/index.ts';
import type { BareItem } from './present-person.ts';

export interface DocumentText {
  id: string;
  fileName: string;
  /** Its text was recognized, with errors. */
  isPicture: boolean;
  /** Null if nothing could be read. */
  text: string | null;
}

interface Holder {
  fullName: string | null;
  formerNames: readonly string[];
}

/** A scan with only a stamp has no text to search. */
const MIN_WORDS = 8;
const NAMED: ReadonlySet<string> = new Set(['identity', 'license', 'certification', 'education']);

/**
 * Warns when a document lacks the person's name (a former one counts) or the license number. These are hints: a
 * document may spell a name in an unexpected way. Recognition misreads letters, and digits even more, so in a picture
 * only a name without any near match is reported.
 */
export function documentWarnings(item: BareItem, papers: readonly DocumentText[], holder: Holder): string[] {
  if (!NAMED.has(item.type)) return [];
  const number = item.type === 'license' ? item.number : null;
  return papers
    .filter(({ id }) => item.documentIds.includes(id))
    .flatMap(({ text, fileName, isPicture }) => {
      const words = wordsOf(text ?? '');
      if (words.length < MIN_WORDS) return [];
      if (isPicture) {
        return containsName(fuzzyMatcher(words), holder)
          ? []
          : [`Could not find the name on the profile in “${fileName}”. It was read from a picture: check by eye.`];
      }
      return [
        ...(containsName(exactMatcher(words), holder) ? [] : [`The name on the profile is not in “${fileName}”.`]),
        ...(number && !words.join('').includes(wordsOf(number).join(''))
          ? [`The number is not in “${fileName}”.`]
          : []),
      ];
    });
}

type Finder = (name: string) => boolean;

function containsName(has: Finder, { fullName, formerNames }: Holder): boolean {
  if (!fullName) return true;
  const { families, givens } = namesOfPerson(fullName, formerNames);
  return families.some(({ text }) => has(text)) && (givens.length === 0 || givens.some(has));
}

/** A double name is several words in a document; a short name alone would match inside other words. */
function exactMatcher(words: readonly string[]): Finder {
  const single = new Set(words);
  const joined = words.join('');
  return (name) => single.has(name) || (name.length > 5 && joined.includes(name));
}

/** Also matches misread letters and split words. Lenient toward similar names, because false hints cost trust. */
function fuzzyMatcher(words: readonly string[]): Finder {
  const has = exactMatcher(words);
  const runs = words.flatMap((word, at) => [word, word + (words[at + 1] ?? '')]);
  return (name) => has(name) || runs.some((run) => isWithin(name, run, misreadsAllowed(name)));
}

const misreadsAllowed = (name: string) => Math.max(1, Math.floor(name.length / 3));
