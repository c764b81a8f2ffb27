import { placeOf } from '#domains/profiles/server/candidates/index.ts';
import { CITIES } from './vocabulary.ts';

export interface Place {
  zip: string;
  city: string;
  state: 'MO' | 'KS';
  latitude: number;
  longitude: number;
}

/** The demo cities with the coordinates of their ZIP codes. */
export function demoPlaces(): Map<string, Place> {
  return new Map(
    CITIES.map(({ zip, name, state }) => {
      const found = placeOf(zip);
      if (!found) throw new RangeError(`the ZIP code ${zip} is not known`);
      return [zip, { zip, city: name, state, latitude: found.latitude, longitude: found.longitude }];
    }),
  );
}
