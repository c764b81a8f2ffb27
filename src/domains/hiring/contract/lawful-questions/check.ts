import { LAWFUL_RULES, type LawfulRule } from './rules.ts';

/** Curly quotes and other spaces are typed by phones; they don't change what is asked. */
const plain = (text: string): string => text.replace(/[‘’]/g, "'").replace(/\s+/g, ' ');

/** No text in which it is looked for is longer. Some rules take time quadratic in the length, and a schema asks them about any length. */
const LONGEST = 10_000;

/** The rules that a text meets, strictest first. */
export const lawfulFindings = (text: string): readonly LawfulRule[] => {
  const read = plain(text.slice(0, LONGEST));
  return LAWFUL_RULES.filter(({ words }) => words.test(read));
};

/** Why a question can't be asked, with what to ask instead; null where it can. */
export function refusedQuestion(text: string): string | null {
  const found = lawfulFindings(text).find(({ verdict }) => verdict === 'refuse');
  return found ? `${found.reason} ${found.instead}` : null;
}
