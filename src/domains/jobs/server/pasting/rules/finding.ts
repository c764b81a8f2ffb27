/** A value read in a posting, with the part of the text that says it. */
export interface Finding<T> {
  value: T;
  start: number;
  end: number;
  /** False where the words allow another reading. */
  isSure: boolean;
}

export const finding = <T>(value: T, { index, 0: words }: RegExpExecArray, isSure = true): Finding<T> => ({
  value,
  start: index,
  end: index + words.length,
  isSure,
});

/** No posting states as many sums, years or towns, and rules look around each of them. */
const MOST_MATCHES = 500;
/** How far the sentence around a place is looked for, on both sides. */
const LONGEST_HALF = 1000;

/** The matches of a pattern with the flag `g`. */
export const allOf = (pattern: RegExp, text: string): RegExpExecArray[] => [
  ...text.matchAll(pattern).take(MOST_MATCHES),
];

/** The sentence or line around a place in the text. */
export function clauseAt(text: string, at: number): { start: number; text: string } {
  const from = Math.max(0, at - LONGEST_HALF);
  const before = text.slice(from, at);
  const start = from + Math.max(...['\n', '. ', ';', '• '].map((mark) => before.lastIndexOf(mark))) + 1;
  const rest = text.slice(at, at + LONGEST_HALF);
  const stop = /\n|\.\s|;|$/.exec(rest)?.index ?? rest.length;
  return { start, text: text.slice(start, at + stop) };
}

/** The same text with what a pattern finds blanked out, so that places stay the same. */
export const without = (pattern: RegExp, text: string): string =>
  text.replaceAll(pattern, (words) => words.replaceAll(/[^\n]/g, ' '));
