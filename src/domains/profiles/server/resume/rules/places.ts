import { US_STATES, type UsState } from '#kernel/vocabulary.ts';

const STATE_NAMES: Readonly<Record<string, UsState>> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
};

const NAMES = Object.keys(STATE_NAMES)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const CODES = US_STATES.join('|');
/** "Kansas City" is a town, and "Missouri State" a school or a board that still names the state. */
const SHOWN = Object.keys(STATE_NAMES)
  .map((name) => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()))
  .flatMap((name) => [name, name.toUpperCase()])
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const NAME = new RegExp(String.raw`\b(?:${NAMES})\b(?!\s+city)`, 'gi');
const CODE = new RegExp(String.raw`(?<![A-Za-z.-])(?:${CODES})(?![A-Za-z])`, 'g');

const isState = (code: string): code is UsState => (US_STATES as readonly string[]).includes(code);

/** The states that a text names, in full or by their capital letters, in its order. */
export function statesIn(text: string): UsState[] {
  const found = [...text.matchAll(NAME), ...text.matchAll(CODE)].toSorted((a, b) => a.index - b.index);
  return [...new Set(found.flatMap(([word]) => stateOf(word) ?? []))];
}

export function stateOf(word: string): UsState | null {
  const code = word.toUpperCase();
  return STATE_NAMES[word.toLowerCase()] ?? (isState(code) ? code : null);
}

const CITY = String.raw`(?<city>(?:St\.|Ste\.|Mt\.|Ft\.|[A-Z][A-Za-z'’-]+)(?: (?:of |the )?[A-Z][A-Za-z'’-]+){0,3})`;
const PLACE = new RegExp(
  String.raw`${CITY}\s*,\s*(?<state>${CODES}|Mo|Ks|${SHOWN})\b\.?(?:,?\s+(?<zip>\d{5})(?:-\d{4})?)?(?!\s+[A-Z][a-z])`,
  'g',
);
const PLACE_WITHOUT_COMMA = new RegExp(
  String.raw`${CITY}\s+(?<state>${CODES})(?:,?\s+(?<zip>\d{5}))?(?![A-Za-z])`,
  'g',
);

export interface Place {
  city: string;
  state: UsState;
  zip: string | null;
  text: string;
}

/** The last "City, ST" of a text: what stands before it may be a name that looks like a city. */
export function placeIn(text: string): Place | null {
  const found = [...text.matchAll(PLACE)].at(-1) ?? [...text.matchAll(PLACE_WITHOUT_COMMA)].at(-1);
  const state = found?.groups?.['state'] ? stateOf(found.groups['state']) : null;
  if (!found?.groups?.['city'] || !state) return null;
  return { city: found.groups['city'], state, zip: found.groups['zip'] ?? null, text: found[0] };
}
