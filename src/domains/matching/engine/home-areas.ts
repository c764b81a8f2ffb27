/**
 * Home areas: what the employers' view knows about where a person lives. Neighboring places of a state are merged
 * until each area is wide enough. Areas depend on the list of places alone, never on who lives there, and a home known
 * by its area stays uncertain by at least five miles.
 */
import { EARTH_RADIUS_MILES, milesBetween } from './distance.ts';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A circle that contains every place of the area; its center represents them all. */
export interface HomeArea extends Place {
  readonly radiusMiles: number;
}

/** An area has two places at least this far apart, so no circle of less than half that radius contains it. */
const LEAST_WIDTH_MILES = 10.2;
const LEAST_PLACES = 3;

interface Group {
  readonly places: readonly Place[];
  /** Minimum and maximum miles of the places along each direction. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly width: number;
}

/** Divides the places of one state. A state that is too narrow stays one area. */
export function areasOf(places: readonly Place[]): (readonly Place[])[] {
  const distinct = new Map(places.map((place) => [`${place.latitude} ${place.longitude}`, place]));
  let groups = groupsOf(
    [...distinct.values()].toSorted((a, b) => a.latitude - b.latitude || a.longitude - b.longitude),
  );
  for (;;) {
    const narrowest = groups.filter(isTooSmall).reduce(narrower, null);
    if (narrowest === null || groups.length === 1) return groups.map((group) => group.places);
    const others = groups.filter((group) => group !== narrowest);
    const best = others.reduce((a, b) => (widthOf(narrowest, b) < widthOf(narrowest, a) ? b : a));
    groups = others.map((group) => (group === best ? join(narrowest, best) : group));
  }
}

const isTooSmall = ({ width, places }: Group) => width < LEAST_WIDTH_MILES || places.length < LEAST_PLACES;
const narrower = (a: Group | null, b: Group) => (a === null || b.width < a.width ? b : a);

const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;
/** North, east and both diagonals. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [Math.SQRT1_2, Math.SQRT1_2],
  [Math.SQRT1_2, -Math.SQRT1_2],
] as const;

function groupsOf(places: readonly Place[]): Group[] {
  // A degree of longitude is shortest in the north; using it everywhere never overstates a width.
  const northernmost = places.reduce((most, { latitude }) => Math.max(most, Math.abs(latitude)), 0);
  const shrink = Math.cos((northernmost * Math.PI) / 180);
  return places.map((place) => {
    const along = DIRECTIONS.map(
      ([north, east]) => MILES_PER_DEGREE * (north * place.latitude + east * place.longitude * shrink),
    );
    return { places: [place], least: along, most: along, width: 0 };
  });
}

/**
 * Width of two groups together in their widest direction: never more than the distance between their farthest places.
 */
function widthOf(a: Group, b: Group): number {
  let width = 0;
  for (let index = 0; index < a.least.length; index++) {
    const least = Math.min(a.least[index] ?? 0, b.least[index] ?? 0);
    width = Math.max(width, Math.max(a.most[index] ?? 0, b.most[index] ?? 0) - least);
  }
  return width;
}

const join = (a: Group, b: Group): Group => ({
  places: [...a.places, ...b.places],
  least: a.least.map((miles, index) => Math.min(miles, b.least[index] ?? miles)),
  most: a.most.map((miles, index) => Math.max(miles, b.most[index] ?? miles)),
  width: widthOf(a, b),
});

/** Distances round coordinates first. */
const ROUNDING_MILES = 0.01;
const STEPS = 100;

/**
 * A nearly minimal enclosing circle: the center moves toward the farthest place in ever smaller steps (Badoiu and
 * Clarkson, 2003).
 */
export function circleAround(places: readonly Place[]): HomeArea {
  let [latitude, longitude] = [0, 0];
  const farthest = () =>
    places.reduce(
      (most, place) => {
        const miles = milesBetween(latitude, longitude, place.latitude, place.longitude);
        return miles > most.miles ? { place, miles } : most;
      },
      { place: { latitude, longitude }, miles: -1 },
    );
  for (let step = 1; step <= STEPS; step++) {
    const { place } = farthest();
    latitude += (place.latitude - latitude) / step;
    longitude += (place.longitude - longitude) / step;
  }
  return { latitude, longitude, radiusMiles: farthest().miles + ROUNDING_MILES };
}
