import { isWithin, namesOfPerson, wordsOf } from '#domains/verification/server/screening/index.ts';
import type { BareItem } from './present-person.ts';

export interface DocumentText {
  id: string;
  fileName: string;
  /** Its words were recognized, with errors. */
  isPicture: boolean;
  /** Null: nothing that could be read. */
  text: string | null;
}

interface Holder {
  fullName: string | null;
  formerNames: readonly string[];
}

/** A scan with a stamp of words is no text to search. */
const MIN_WORDS = 8;
const NAMED: ReadonlySet<string> = new Set(['identity', 'license', 'certification', 'education']);

/**
 * What the words of the papers do not say: the person's name (a former one will do), or the number of the license.
 * Hints for a second look: a paper may write a name in a way that nobody thought of. In a picture letters are misread,
 * and numbers more than names: there only a name that is not even nearly there is told.
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
        ...(containsName(exactMatcher(words), holder)
          ? []
          : [`The name on the profile does not stand in “${fileName}”.`]),
        ...(number && !words.join('').includes(wordsOf(number).join(''))
          ? [`The number does not stand in “${fileName}”.`]
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

/** A double name is several words on paper; a short one by itself would be found inside any other word. */
function exactMatcher(words: readonly string[]): Finder {
  const single = new Set(words);
  const joined = words.join('');
  return (name) => single.has(name) || (name.length > 5 && joined.includes(name));
}

/** Also where letters were misread or a word fell apart: too kind to a similar name, because a false hint costs trust. */
function fuzzyMatcher(words: readonly string[]): Finder {
  const has = exactMatcher(words);
  const runs = words.flatMap((word, at) => [word, word + (words[at + 1] ?? '')]);
  return (name) => has(name) || runs.some((run) => isWithin(name, run, misreadsAllowed(name)));
}

const misreadsAllowed = (name: string) => Math.max(1, Math.floor(name.length / 3));
