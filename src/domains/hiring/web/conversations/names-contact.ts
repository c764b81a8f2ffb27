const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/;
/** “dana at example dot org”, “dana (at) example.org”, “dana [at] example [dot] org”. */
const SPELLED_EMAIL =
  /[\w.+-]+\s*[([]?\s*\bat\b\s*[)\]]?\s*[\w-]+(?:\s*[([]?\s*\bdot\b\s*[)\]]?\s*|\.)(?:com|org|net|edu|gov|io|me|us|co)\b/i;
const PHONE = /(?<!\d)(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/;
/** With a country code: 8 to 15 digits after a plus or 00, in groups. */
const INTERNATIONAL = /(?:(?<![\d+])\+|(?<!\d)00)[1-9]\d{0,2}(?:[\s().-]*\d){7,12}(?!\d)/;

const DIGIT_WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const DIGIT_WORD = new RegExp(`\\b(?:${Object.keys(DIGIT_WORDS).join('|')})\\b`, 'gi');
/** Ten digits in a row, alone or in groups: what a spelled-out phone number becomes. */
const SPELLED_PHONE = /(?<!\d)(?:1[\s,.-]*)?\d(?:[\s,.-]*\d){9}(?![\s,.-]*\d)/;

/** “four one seven, 555 oh one one oh”: only where words take part, so that other long numbers are not meant. */
function spellsPhone(text: string): boolean {
  const figures = text.replace(DIGIT_WORD, (word) => DIGIT_WORDS[word.toLowerCase()] ?? word);
  return figures !== text && SPELLED_PHONE.test(figures);
}

/** Whether a text seems to contain an email address or a phone number, in figures or spelled out. */
export const namesContact = (text: string): boolean =>
  EMAIL.test(text) || SPELLED_EMAIL.test(text) || PHONE.test(text) || INTERNATIONAL.test(text) || spellsPhone(text);
