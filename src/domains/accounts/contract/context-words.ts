/** Words of the product and its field, which a guess at a password begins with. `docs/security.md` names them. */
export const CONTEXT_WORDS = [
  'tallgrass',
  'administrator',
  'admin',
  'candidate',
  'career',
  'clinic',
  'employer',
  'healthcare',
  'health',
  'hiring',
  'hospital',
  'jobs',
  'medical',
  'nurse',
  'nursing',
  'recruiter',
] as const;

/** Fewer own letters than this beside such a word are soon tried. */
const OWN_LETTERS = 4;

/** Digits and signs that stand for letters. */
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Whether a password is made of such words, with hardly a letter besides: `Tallgrass2026!`, `Nur5e-Admin`. */
export function isMadeOfContextWords(password: string): boolean {
  const typed = password.toLowerCase();
  return [typed, typed.replaceAll(/[013457@$]/g, (sign) => STAND_INS[sign] ?? sign)].some((text) => {
    const rest = CONTEXT_WORDS.reduce((left, word) => left.replaceAll(word, ' '), text);
    return rest !== text && (rest.match(/\p{L}/gu) ?? []).length < OWN_LETTERS;
  });
}
