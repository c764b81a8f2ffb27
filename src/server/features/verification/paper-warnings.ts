import { namesOfPerson, wordsOf } from '#server/features/screening/index.ts';
import type { BareItem } from './present-person.ts';

export interface PaperText {
  id: string;
  fileName: string;
  /** Null: a picture, or a PDF without words. */
  text: string | null;
}

interface Holder {
  fullName: string | null;
  formerNames: readonly string[];
}

/** A scan with a stamp of words is no text to search. */
const FEWEST_WORDS = 8;
const NAMED: ReadonlySet<string> = new Set(['identity', 'license', 'certification', 'education']);

/**
 * What the words of the papers do not say: the person's name (a former one will do), or the number of the license.
 * Hints for a second look: a paper may write a name in a way that nobody thought of.
 */
export function paperWarnings(item: BareItem, papers: readonly PaperText[], holder: Holder): string[] {
  if (!NAMED.has(item.type)) return [];
  const number = item.type === 'license' ? item.fields.find(({ name }) => name === 'Number')?.value : undefined;
  return papers
    .filter(({ id }) => item.documentIds.includes(id))
    .flatMap(({ text, fileName }) => {
      const words = wordsOf(text ?? '');
      if (words.length < FEWEST_WORDS) return [];
      return [
        ...(standsIn(words, holder) ? [] : [`The name on the profile does not stand in “${fileName}”.`]),
        ...(number && !words.join('').includes(wordsOf(number).join(''))
          ? [`The number does not stand in “${fileName}”.`]
          : []),
      ];
    });
}

function standsIn(words: readonly string[], { fullName, formerNames }: Holder): boolean {
  if (!fullName) return true;
  const { families, givens } = namesOfPerson(fullName, formerNames);
  const single = new Set(words);
  const joined = words.join('');
  // A double name is several words on paper; a short one by itself would be found inside any other word.
  const has = (name: string) => single.has(name) || (name.length > 5 && joined.includes(name));
  return families.some(({ text }) => has(text)) && (givens.length === 0 || givens.some(has));
}
