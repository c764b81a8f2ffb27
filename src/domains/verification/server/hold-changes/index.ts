import { holdLifted, holdPlaced, type HoldEvent } from '#domains/verification/contract/hold-events.ts';
import { auditOn, type AuditEntry } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';
import { insertHolds, releaseHold, type Hold, type HoldKey, type NewHold } from './hold-changes.repo.ts';

/** Every hold is placed here. Returns the new ones; a subject with an active hold of the same kind keeps that one. */
export async function placeHolds(deps: Deps, tx: Tx, given: readonly Omit<NewHold, 'createdAt'>[]): Promise<Hold[]> {
  if (given.length === 0) return [];
  const createdAt = deps.clock.now();
  const placed = await insertHolds(
    tx,
    given.map((hold) => ({ ...hold, createdAt })),
  );
  for (const hold of placed) await publish(deps, tx, holdPlaced, eventOf(hold, hold.createdBy));
  return placed;
}

/** Every hold is lifted here. Returns whether it was active. */
export async function liftHold(
  deps: Deps,
  tx: Tx,
  key: HoldKey,
  { by, reason }: { by: string; reason: string },
): Promise<boolean> {
  const end = { releasedBy: by, releaseReason: reason, releasedAt: deps.clock.now() };
  const lifted = await releaseHold(tx, key, end);
  if (!lifted) return false;
  await publish(deps, tx, holdLifted, eventOf(lifted, by));
  return true;
}

const eventOf = ({ id, subjectType, subjectId, kind }: Hold, actorId: string | null): HoldEvent => ({
  holdId: id,
  subjectType,
  subjectId,
  kind,
  actorId,
});

const auditEntry = (action: string, { actorId, subjectType, subjectId, holdId, kind }: HoldEvent): AuditEntry => ({
  actorId,
  action,
  subjectType,
  subjectId,
  detail: { holdId, kind },
});

export const holdAudit = [
  auditOn(holdPlaced, (payload) => auditEntry('hold.placed', payload)),
  auditOn(holdLifted, (payload) => auditEntry('hold.released', payload)),
];
