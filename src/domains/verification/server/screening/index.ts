import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { screeningContracts } from '#domains/verification/contract/screening.ts';
import { forgetScreening } from './hits.repo.ts';
import { screenPeople } from './screen-people.ts';
import { screenEveryoneJob, screenPersonJob } from './screening.jobs.ts';
import { screeningRoutes } from './screening.routes.ts';

export { isPausedByScreening, readScreenings } from './hits.repo.ts';
export { compare, type Subject } from './match/compare.ts';
export { isWithin } from './match/distance.ts';
export { GOLDEN } from './match/golden.ts';
export { importExclusions } from './lists/import-exclusions.ts';
export { namesOfEntry, namesOfPerson, wordsOf } from './match/names.ts';
export { wellKnownGivenNames } from './match/nicknames.ts';
export { PeopleIndex } from './match/people-index.ts';
export { hasOfficialList, readLists, type ListState } from './lists/lists.ts';
export { screenIfDue } from './screen-if-due.ts';
export { screenPair } from './match/screen-pair.ts';

/** Screens a person in the background once the caller's transaction commits; until then they count as not screened. */
export async function screenSoon(deps: Deps, tx: Tx, userId: string): Promise<void> {
  await elevate(tx, () => forgetScreening(tx, userId));
  await deps.jobs.enqueue(tx, screenPersonJob, { userId }, { key: userId });
}

export const screeningFeature: Feature = {
  name: 'screening',
  contracts: screeningContracts,
  routes: screeningRoutes,
  jobs: [
    handle(screenEveryoneJob, async (deps) => {
      await screenPeople(deps);
    }),
    handle(screenPersonJob, async (deps, { userId }) => {
      await screenPeople(deps, [userId]);
    }),
  ],
};
