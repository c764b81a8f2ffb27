import { poolMoved } from '#domains/hiring/contract/talent-pool/pool-events.ts';
import { poolMachine, type PoolStatus } from '#domains/hiring/contract/talent-pool/pool-states.ts';
import { mayMove } from '#kernel/state-machine.ts';
import type { Initiator } from '#platform/contract/event.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { saveMoved, type PoolRow } from './pool.repo.ts';

const PHRASES: Record<Exclude<PoolStatus, 'asked' | 'member'>, string> = {
  declined: 'You already said no.',
  left: 'You already left this talent pool.',
  removed: 'The employer no longer asks for this.',
  expired: 'The time for this is over.',
  ended: 'This has ended.',
};

/** A row whose time is over counts as expired before the sweep has said so. */
export const statusOf = ({ status, expiresAt }: PoolRow, now: Date): PoolStatus =>
  (status === 'asked' || status === 'member') && expiresAt <= now ? 'expired' : status;

export const idsOf = ({ id, applicationId, organizationId, candidateId }: PoolRow) => ({
  poolMemberId: id,
  applicationId,
  organizationId,
  candidateId,
});

/** The one way in which a place in a talent pool changes. Throws 409 when this side cannot take the step any more. */
export async function moveMember(
  deps: Deps,
  tx: Tx,
  row: PoolRow,
  to: Exclude<PoolStatus, 'asked'>,
  by: Initiator,
  changes: { expiresAt?: Date } = {},
): Promise<void> {
  const now = deps.clock.now();
  const from = row.status;
  const current = by.actor === 'system' ? from : statusOf(row, now);
  if (current !== 'asked' && current !== 'member') throw wrongState(PHRASES[current], current);
  if (!mayMove(poolMachine, current, to, by.actor)) throw wrongState('This has changed in the meantime.', current);
  const isSaved = await saveMoved(tx, row, to, to === 'member' ? changes : { closedAt: now });
  if (!isSaved) throw wrongState('This has changed in the meantime. Please look again.', from);
  await publish(deps, tx, poolMoved, { ...idsOf(row), ...by, from: current, to });
}
