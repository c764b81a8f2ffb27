/** Reads a free-text job title: rules by credential and role noun, then known alternate titles. */
import { POSITIONS, type Position, type Specialty } from '#kernel/vocabulary.ts';
import { roleOf } from './title-roles.ts';
import { specialtyOf } from './title-specialties.ts';
import { ALTERNATE_TITLES } from './alternate-titles.ts';
import { titleWords } from './title-words.ts';

export interface TitleReading {
  readonly position: Position;
  readonly specialty: Specialty | null;
}

/** The position and specialty that a title names, or null when it names none of our positions. */
export function normalizeTitle(title: string): TitleReading | null {
  const words = titleWords(title);
  const role = roleOf(words);
  const position = role === undefined ? alternateIn(words) : role;
  return position && { position, specialty: specialtyOf(words, position) };
}

const ALTERNATES = POSITIONS.flatMap((position) =>
  ALTERNATE_TITLES[position].map((title) => ({ position, phrase: phraseOf(titleWords(title)) })),
).toSorted((a, b) => b.phrase.length - a.phrase.length);

/** The position of the longest alternate title that the words contain as a phrase. */
function alternateIn(words: readonly string[]): Position | null {
  const text = phraseOf(words);
  return ALTERNATES.find(({ phrase }) => text.includes(phrase))?.position ?? null;
}

function phraseOf(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}
