import { positionSlug } from '#domains/jobs/contract/search/job-filters.ts';
import { dayOf } from '#kernel/days.ts';
import { JOB_STATE_NAMES, type JobState } from '#kernel/vocabulary.ts';
import { anonymous } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { stale } from '#platform/server/database/stale.ts';
import { listPlaces } from './search.repo.ts';

/** Paths of the pages of states, towns and positions that have real open jobs, for the sitemap. */
export async function listPlacePages({ db, clock }: Deps): Promise<string[]> {
  const places = await db.readAs(anonymous, stale.figures, (tx) => listPlaces(tx, dayOf(clock.now())));
  const paths = places.flatMap(({ place, state, position }) =>
    [place, JOB_STATE_NAMES[state as JobState].toLowerCase()].flatMap((where) => [
      `/jobs/in/${where}`,
      `/jobs/in/${where}/${positionSlug(position)}`,
    ]),
  );
  return places.length > 0 ? ['/jobs', ...new Set(paths)] : [];
}
