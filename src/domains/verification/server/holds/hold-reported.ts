import { reportResolved } from '#domains/support/contract/report-events.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { placeHold } from './holds.ts';
import { reportResolution } from './holds.repo.ts';

/** A resolved report can ask for a hold on its subject; the resolution is the hold's reason. */
export const holdReported = onEvent('verification.hold-reported', reportResolved, async (deps, tx, { payload }) => {
  const { action, wasHeld, reportId, resolvedBy, subjectType, subjectId } = payload;
  if (action !== 'freeze' || wasHeld) return;
  const reason = await reportResolution(tx, reportId);
  await placeHold(deps, tx, resolvedBy, { subjectType, subjectId, kind: 'suspension', reason });
});
