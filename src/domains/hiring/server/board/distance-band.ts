import type { DistanceBand } from '#domains/hiring/contract/board/distance-bands.ts';
import { milesBetween } from '#domains/matching/engine/distance.ts';
import { homeAreaOf } from '#domains/matching/server/matching/index.ts';
import type { ScopeJob, PersonRow } from './people.repo.ts';

const LIMITS = [
  [15, 'under_15'],
  [30, 'under_30'],
  [60, 'under_60'],
] as const;

/** From the center of the area that holds the home, so that people of one area are in one band for every job. */
export function distanceBandOf(
  home: Pick<PersonRow, 'home_state' | 'home_latitude' | 'home_longitude'>,
  job: Pick<ScopeJob, 'latitude' | 'longitude'>,
): DistanceBand | null {
  const { home_state: homeState, home_latitude: latitude, home_longitude: longitude } = home;
  const area = homeAreaOf({ homeState, latitude, longitude });
  if (!area || job.latitude === null || job.longitude === null) return null;
  const miles = milesBetween(area.latitude, area.longitude, job.latitude, job.longitude);
  return LIMITS.find(([limit]) => miles < limit)?.[1] ?? 'over_60';
}
