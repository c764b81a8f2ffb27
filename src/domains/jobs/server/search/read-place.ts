import { placeOf, townsBySlug } from '#domains/profiles/server/candidates/index.ts';
import { DEFAULT_MILES, STATE_PLACES, type TypedFilters } from '#domains/jobs/contract/search/job-filters.ts';
import { slugOf } from '#kernel/slug.ts';
import { JOB_STATE_NAMES, JOB_STATES } from '#kernel/vocabulary.ts';
import type { Area } from './search.repo.ts';

/** A place as an address names it, as people write it, and where to search. */
interface ReadPlace {
  slug: string;
  name: string;
  area: Area;
}

const ZIP = /^(\d{5})(-\d{4})?$/;

/** Finds a state, a ZIP code or a town: `Joplin`, `joplin, mo`, `St. Louis MO`. Null for an unknown place. */
export function readPlace(text: string, miles: number | undefined): ReadPlace | null {
  const zip = ZIP.exec(text)?.[1];
  if (zip !== undefined) {
    const place = placeOf(zip);
    if (!place) return null;
    const { city, state, latitude, longitude } = place;
    const area = { center: { latitude, longitude }, miles: miles ?? DEFAULT_MILES };
    return { slug: zip, name: `${zip} (${city}, ${state})`, area };
  }
  const slug = slugOf(text);
  const state = STATE_PLACES[slug] ?? JOB_STATES.find((code) => code.toLowerCase() === slug);
  if (state) return { slug: JOB_STATE_NAMES[state].toLowerCase(), name: JOB_STATE_NAMES[state], area: { state } };
  const town = findTown(slug);
  if (!town) return null;
  const { latitude, longitude } = town;
  const area = miles === undefined ? { town: town.slug } : { center: { latitude, longitude }, miles };
  return { slug: town.slug, name: `${town.city}, ${town.state}`, area };
}

/** With or without the state, `St.` or `Saint`. */
function findTown(slug: string) {
  const towns = townsBySlug();
  const named = slug.replace(/-(missouri|kansas)$/, (_, state: string) => (state === 'missouri' ? '-mo' : '-ks'));
  const spelled = [named, named.replace(/^(st|saint)-/, 'saint-'), named.replace(/^(st|saint)-/, 'st-')];
  return spelled
    .flatMap((one) => [one, `${one}-mo`, `${one}-ks`])
    .map((one) => towns.get(one))
    .find(Boolean);
}

/** Checks the place before the other filters, because only the server knows the towns. */
export function withPlaceSlug(typed: TypedFilters): { typed: TypedFilters; isUnknown: boolean } {
  if (typeof typed.place !== 'string') return { typed, isUnknown: false };
  const place = readPlace(typed.place, undefined);
  return place ? { typed: { ...typed, place: place.slug }, isUnknown: false } : { typed, isUnknown: true };
}
