import { milesBetween } from '#domains/matching/engine/distance.ts';
import { employerView } from '#domains/matching/engine/employer-view.ts';
import { areasOf, circleAround, type HomeArea, type Place } from '#domains/matching/engine/home-areas.ts';
import type { CandidateFacts } from '#domains/matching/engine/types.ts';
import { placesIn } from '#domains/profiles/server/candidates/index.ts';
import type { UsState } from '#kernel/vocabulary.ts';

interface StateMap {
  /** Each place of the state with its area. */
  places: readonly (Place & { area: HomeArea })[];
  byPlace: ReadonlyMap<string, HomeArea>;
}

const maps = new Map<UsState, StateMap>();
const keyOf = ({ latitude, longitude }: Place) => `${latitude} ${longitude}`;

function mapOf(state: UsState): StateMap {
  const known = maps.get(state);
  if (known) return known;
  // Employers see the state of residence, so an area never crosses a state border.
  const places = areasOf(placesIn(state)).flatMap((members) => {
    const area = circleAround(members);
    return members.map(({ latitude, longitude }) => ({ latitude, longitude, area }));
  });
  const made = { places, byPlace: new Map(places.map((place) => [keyOf(place), place.area])) };
  maps.set(state, made);
  return made;
}

/** A home that is not a ZIP code's location widens its area's circle in steps of this many miles. */
const BESIDE_MILES = 5;

/** The area that contains a person's ZIP code; null when the home is unknown. */
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

/** Compares on a flat map; any nearby place works, because the actual distance widens the circle. */
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

export const viewForEmployers = (facts: CandidateFacts): CandidateFacts => employerView(facts, homeAreaOf(facts));
