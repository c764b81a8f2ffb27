import { milesBetween } from '#domains/matching/engine/distance.ts';
import { employerView } from '#domains/matching/engine/employer-view.ts';
import { areasOf, circleAround, type HomeArea, type Place } from '#domains/matching/engine/home-areas.ts';
import type { CandidateFacts } from '#domains/matching/engine/types.ts';
import { placesIn } from '#domains/profiles/server/candidates/index.ts';
import type { UsState } from '#kernel/vocabulary.ts';

interface StateMap {
  /** Each place of the state with the area that holds it. */
  places: readonly (Place & { area: HomeArea })[];
  byPlace: ReadonlyMap<string, HomeArea>;
}

const maps = new Map<UsState, StateMap>();
const keyOf = ({ latitude, longitude }: Place) => `${latitude} ${longitude}`;

function mapOf(state: UsState): StateMap {
  const known = maps.get(state);
  if (known) return known;
  // Employers read the state that somebody lives in, so that an area never crosses its border.
  const places = areasOf(placesIn(state)).flatMap((members) => {
    const area = circleAround(members);
    return members.map(({ latitude, longitude }) => ({ latitude, longitude, area }));
  });
  const made = { places, byPlace: new Map(places.map((place) => [keyOf(place), place.area])) };
  maps.set(state, made);
  return made;
}

/** A home that is no ZIP code's place widens its area's circle by whole steps of so many miles. */
const BESIDE_MILES = 5;

/** The area of somebody's home: the one that holds their ZIP code. Null when the home is not known. */
export function homeAreaOf(facts: Pick<CandidateFacts, 'homeState' | 'latitude' | 'longitude'>): HomeArea | null {
  const { homeState, latitude, longitude } = facts;
  if (homeState === null || latitude === null || longitude === null) return null;
  const { places, byPlace } = mapOf(homeState);
  const known = byPlace.get(keyOf({ latitude, longitude }));
  if (known) return known;
  const nearest = nearestOf(places, { latitude, longitude });
  if (nearest === null) return null;
  const miles = milesBetween(latitude, longitude, nearest.latitude, nearest.longitude);
  const beside = Math.ceil(miles / BESIDE_MILES) * BESIDE_MILES;
  return { ...nearest.area, radiusMiles: nearest.area.radiusMiles + beside };
}

/** Compared on a flat map: any place near by will do, for its real distance widens the circle. */
function nearestOf<P extends Place>(places: readonly P[], { latitude, longitude }: Place): P | null {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  let nearest: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const north = place.latitude - latitude;
    const east = (place.longitude - longitude) * shrink;
    const square = north * north + east * east;
    if (square < least) [nearest, least] = [place, square];
  }
  return nearest;
}

/** A person as employers' side of the market knows them. */
export const viewForEmployers = (facts: CandidateFacts): CandidateFacts => employerView(facts, homeAreaOf(facts));
