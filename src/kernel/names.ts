/**
 * Validates names. Names of people, organizations, units and jobs appear in our mail's subjects, so a name with a link
 * would advertise under our sender. The rules accept ordinary names: "St. Mary's Hospital", "St.Luke's", "24/7 Care
 * Inc.", "A.M. Best Co", "Health@Work" and "Jo Lee, R.Ph" are names.
 */

/** Control characters, line ends, and characters that change the text direction. */
const HIDDEN = /[\p{Cc}\p{Bidi_C}\u2028\u2029]/gu;
/** Other invisible characters, dropped silently. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}]/gu;

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/u;
const SCHEME = /\p{L}[\p{L}\p{N}+-]*:\/\/|\bwww\.\S|\b(?:https?|mailto|javascript|data|tel|sms):\S/iu;
const ADDRESS_OF_IP = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u;
/** Two consecutive labels of a host name, without a space after the dot. */
const HOST = /([\p{L}\p{N}-]+)\.(?=(\p{L}[\p{L}\p{N}-]*\p{L})(?![\p{L}\p{N}])(\/?))/gu;

/** Endings that make even the shortest label an address. Two letters are a country code. */
const ENDINGS = new Set(
  (
    'com org net edu gov mil int info biz name pro mobi app dev page site online website store shop tech cloud click ' +
    'link live club xyz top vip icu work world zone space fun art blog news media email support help center team ' +
    'group agency care health healthcare hospital clinic doctor dental nurse bank finance loan money pay cash cards ' +
    'tax legal law win bid one life today host press rest zip mov bar cyou sbs quest example test invalid localhost ' +
    'local internal onion'
  ).split(' '),
);
/** Abbreviations of three or more letters that people write without a space after them. */
const ABBREVIATIONS = new Set('mrs prof rev hosp dept ctr med univ bldg corp assoc bros gen capt'.split(' '));
/** "J.Li", "R.Ph", "Dr.Wu": an initial or title before two letters, not followed by a path. */
const INITIAL = /^(?:\p{Lu}|Dr|Mr|Ms|St|Mt|Ft)\.\p{Lu}\p{Ll}$/u;

function isHost(label: string, ending: string, next: string): boolean {
  const [before, after] = [label.toLowerCase(), ending.toLowerCase()];
  if (ENDINGS.has(after) || after.startsWith('xn--')) return true;
  if (after.length === 2) return next === '/' || !INITIAL.test(`${label}.${ending}`);
  return before.length > 2 && !ABBREVIATIONS.has(before);
}

/** The longest name of any field. The patterns above take time quadratic in the length. */
const LONGEST = 200;

/** Normalizes text as mail programs do: full-width forms and other full stops count as plain ones. */
const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll(HIDDEN, '').replaceAll(INVISIBLE, '').replaceAll(/[。｡]/gu, '.');

const holdsLink = (text: string): boolean =>
  SCHEME.test(text) ||
  ADDRESS_OF_IP.test(text) ||
  [...text.matchAll(HOST)].some(([, label = '', ending = '', next = '']) => isHost(label, ending, next));

export type NameFault = 'hidden' | 'email' | 'link';

/** Why a text is not a valid name; null when it is. */
export function faultOfName(text: string): NameFault | null {
  if (text.search(HIDDEN) >= 0) return 'hidden';
  const read = plain(text.slice(0, LONGEST));
  if (EMAIL.test(read)) return 'email';
  return holdsLink(read) ? 'link' : null;
}

/** The text without invisible characters. */
export const withoutInvisible = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(INVISIBLE, (character) => (character.search(HIDDEN) >= 0 ? character : ''))
    .trim();

/** Turns any text into a valid name: for names that no one can be asked to correct. */
export function madeName(text: string): string {
  const cleaned = withoutInvisible(text.slice(0, LONGEST).replaceAll(HIDDEN, ' ')).replaceAll(/\s+/gu, ' ');
  return faultOfName(cleaned)
    ? plain(cleaned)
        .replaceAll(/[.:@/\\]+/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim()
    : cleaned;
}
