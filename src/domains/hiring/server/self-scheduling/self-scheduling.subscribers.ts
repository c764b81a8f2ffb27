import { memberChanged } from '#domains/employers/contract/organization-events.ts';
import { bookingsStopped, interviewTimesGone } from '#domains/hiring/contract/interviews/interview-events.ts';
import { namesOf, notifyParties } from '#domains/hiring/server/parties/index.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { requireBooking } from './booking.ts';
import { awaitedOf } from './interviewers.repo.ts';
import { openTimesGone } from './self-scheduling.notices.ts';

/** A member takes no more bookings: finds the candidates who can't book any time now. */
async function findGoneTimes(deps: Deps, tx: Tx, userId: string): Promise<void> {
  for (const { id: interviewId, applicationId } of await awaitedOf(tx, userId)) {
    const { interviewerIds } = await requireBooking(tx, interviewId);
    if (interviewerIds.length > 0) continue;
    await publish(deps, tx, interviewTimesGone, { ...SYSTEM, interviewId, applicationId });
  }
}

export const selfSchedulingSubscribers: readonly Subscriber[] = [
  onEvent('hiring.find-gone-times', bookingsStopped, (deps, tx, { payload }) =>
    findGoneTimes(deps, tx, payload.userId),
  ),
  onEvent('hiring.find-gone-times-of-former-member', memberChanged, async (deps, tx, { payload }) => {
    if (payload.memberRole === null) await findGoneTimes(deps, tx, payload.userId);
  }),
  onEvent('hiring.notify-of-gone-times', interviewTimesGone, (deps, tx, { id, payload }) =>
    notifyParties(deps, tx, openTimesGone, payload.applicationId, {
      to: ['candidate', 'employer'],
      data: namesOf,
      dedupeKey: `${openTimesGone.kind}:${id}`,
    }),
  ),
];
