import { applicationEnded, applicationMoved } from '#domains/hiring/contract/applications/application-events.ts';
import { organizationBlocked } from '#domains/profiles/contract/profile-events.ts';
import { holdPlaced } from '#domains/verification/contract/hold-events.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { moveMember } from './move-member.ts';
import {
  lockOpenBelow,
  lockOpenOfApplication,
  lockOpenOfCandidate,
  lockOpenOfEmployer,
  lockOpenOfPair,
  type PoolRow,
} from './pool.repo.ts';

async function endAll(deps: Deps, tx: Tx, rows: readonly PoolRow[]): Promise<void> {
  for (const row of rows) await moveMember(deps, tx, row, 'ended', SYSTEM);
}

/** What ends a place in a talent pool besides the two sides and its time, each in the transaction in which it happens. */
export const endMemberSubscribers: readonly Subscriber[] = [
  // Leaving Tallgrass places a hold, too.
  onEvent('hiring.end-pool-on-hold', holdPlaced, async (deps, tx, { payload: { subjectType, subjectId } }) => {
    if (subjectType === 'person') await endAll(deps, tx, await lockOpenOfCandidate(tx, subjectId));
    if (subjectType === 'organization') await endAll(deps, tx, await lockOpenBelow(tx, subjectId));
  }),
  onEvent('hiring.end-pool-of-blocked', organizationBlocked, async (deps, tx, { payload }) =>
    endAll(deps, tx, await lockOpenOfEmployer(tx, payload.organizationId, payload.userId)),
  ),
  // A withdrawn application hides the name again, and the pool is built on it.
  onEvent('hiring.end-pool-of-withdrawn', applicationEnded, async (deps, tx, { payload }) => {
    if (payload.to === 'withdrawn') await endAll(deps, tx, await lockOpenOfApplication(tx, payload.applicationId));
  }),
  onEvent('hiring.end-pool-of-hired', applicationMoved, async (deps, tx, { payload }) => {
    if (payload.to === 'hired') {
      await endAll(deps, tx, await lockOpenOfPair(tx, payload.candidateId, payload.organizationId));
    }
  }),
];
