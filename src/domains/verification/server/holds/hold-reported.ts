import { reportResolved } from '#domains/support/contract/report-events.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { placeHold } from './holds.ts';
import { reportResolution } from './holds.repo.ts';

/** A resolved report can ask for a hold on its subject or on the sender of a message; the resolution is the hold's reason. */
export const holdReported = onEvent('verification.hold-reported', reportResolved, async (deps, tx, { payload }) => {
  const { hold, reportId, resolvedBy } = payload;
  if (!hold) return;
  const reason = await reportResolution(tx, reportId);
  await placeHold(deps, tx, resolvedBy, { ...hold, kind: 'suspension', reason });
});
