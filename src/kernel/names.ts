/**
 * What a name may hold. Names of people, organizations, units and jobs stand in the subjects of our mail, so a name with
 * a link in it would be somebody's advertisement under our sender. Both rules err on the side of ordinary names:
 * "St. Mary's Hospital", "St.Luke's", "24/7 Care Inc.", "A.M. Best Co", "Health@Work" and "Jo Lee, R.Ph" are names.
 */

/** Control characters, ends of lines, and characters that turn the direction of the text around them. */
const HIDDEN = /[\p{Cc}\p{Bidi_C}\u2028\u2029]/gu;
/** Other characters that show nothing: they are dropped without a word. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}]/gu;

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/u;
const SCHEME = /\p{L}[\p{L}\p{N}+-]*:\/\/|\bwww\.\S|\b(?:https?|mailto|javascript|data|tel|sms):\S/iu;
const ADDRESS_OF_IP = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u;
/** Two labels of a host name that follow each other: there is no space behind the dot. */
const HOST = /([\p{L}\p{N}-]+)\.(?=(\p{L}[\p{L}\p{N}-]*\p{L})(?![\p{L}\p{N}])(\/?))/gu;

/** Endings that make an address of even the shortest label. Two letters are a country's. */
const ENDINGS = new Set(
  (
    'com org net edu gov mil int info biz name pro mobi app dev page site online website store shop tech cloud click ' +
    'link live club xyz top vip icu work world zone space fun art blog news media email support help center team ' +
    'group agency care health healthcare hospital clinic doctor dental nurse bank finance loan money pay cash cards ' +
    'tax legal law win bid one life today host press rest zip mov bar cyou sbs quest example test invalid localhost ' +
    'local internal onion'
  ).split(' '),
);
/** Abbreviations of three letters or more that people write without a space behind them. */
const ABBREVIATIONS = new Set('mrs prof rev hosp dept ctr med univ bldg corp assoc bros gen capt'.split(' '));
/** "J.Li", "R.Ph", "Dr.Wu": an initial or a title before two letters, and nothing that a path would follow. */
const INITIAL = /^(?:\p{Lu}|Dr|Mr|Ms|St|Mt|Ft)\.\p{Lu}\p{Ll}$/u;

function isHost(label: string, ending: string, next: string): boolean {
  const [before, after] = [label.toLowerCase(), ending.toLowerCase()];
  if (ENDINGS.has(after) || after.startsWith('xn--')) return true;
  if (after.length === 2) return next === '/' || !INITIAL.test(`${label}.${ending}`);
  return before.length > 2 && !ABBREVIATIONS.has(before);
}

/** No field takes a longer name. The patterns above take a time that grows with the square of the length. */
const LONGEST = 200;

/** As a mail program reads it: other widths and other full stops count as the plain ones. */
const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll(HIDDEN, '').replaceAll(INVISIBLE, '').replaceAll(/[。｡]/gu, '.');

const holdsLink = (text: string): boolean =>
  SCHEME.test(text) ||
  ADDRESS_OF_IP.test(text) ||
  [...text.matchAll(HOST)].some(([, label = '', ending = '', next = '']) => isHost(label, ending, next));

export type NameFault = 'hidden' | 'email' | 'link';

/** Why a text is no name; null where it is one. */
export function faultOfName(text: string): NameFault | null {
  if (text.search(HIDDEN) >= 0) return 'hidden';
  const read = plain(text.slice(0, LONGEST));
  if (EMAIL.test(read)) return 'email';
  return holdsLink(read) ? 'link' : null;
}

/** The text with nothing in it that shows nothing and does nothing. */
export const withoutInvisible = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(INVISIBLE, (character) => (character.search(HIDDEN) >= 0 ? character : ''))
    .trim();

/** A text from elsewhere made into a name where it is none: for what no person can be asked to correct. */
export function madeName(text: string): string {
  const cleaned = withoutInvisible(text.slice(0, LONGEST).replaceAll(HIDDEN, ' ')).replaceAll(/\s+/gu, ' ');
  return faultOfName(cleaned)
    ? plain(cleaned)
        .replaceAll(/[.:@/\\]+/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim()
    : cleaned;
}
