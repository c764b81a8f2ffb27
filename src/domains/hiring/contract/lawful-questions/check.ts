import { LAWFUL_RULES, type LawfulRule } from './rules.ts';

/** Curly quotes and other spaces are typed by phones; they don't change what is asked. */
const plain = (text: string): string => text.replace(/[‘’]/g, "'").replace(/\s+/g, ' ');

/** The rules that a text meets, strictest first. */
export const lawfulFindings = (text: string): readonly LawfulRule[] => {
  const read = plain(text);
  return LAWFUL_RULES.filter(({ words }) => words.test(read));
};

/** Why a question can't be asked, with what to ask instead; null where it can. */
export function refusedQuestion(text: string): string | null {
  const found = lawfulFindings(text).find(({ verdict }) => verdict === 'refuse');
  return found ? `${found.reason} ${found.instead}` : null;
}
