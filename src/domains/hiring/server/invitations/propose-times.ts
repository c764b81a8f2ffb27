import { invitationClosed } from '#domains/hiring/contract/invitations/invitation-events.ts';
import { proposeInterview } from '#domains/hiring/server/interviews/index.ts';
import { bookableOf, offer, offerNoTimes } from '#domains/hiring/server/self-scheduling/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { AppError } from '#platform/server/errors.ts';
import { afterEvent } from '#platform/server/events/subscribers.ts';
import { timesOf } from './invitations.repo.ts';

/**
 * A yes turns the times of the invitation into an interview, as the recruiter who sent it. Of typed times, only those
 * still to come count; of interviewers, those who still take bookings, and without any, the candidate proposes. Nothing
 * happens when the recruiter has left or an interview is already being arranged, so a repeated job proposes once.
 */
export const proposeTimes = afterEvent(
  'hiring.propose-invited-times',
  invitationClosed,
  async (deps, tx, { payload }) => {
    if (payload.to !== 'accepted') return;
    const times = await timesOf(tx, payload.invitationId);
    if (!times?.sentBy) return;
    try {
      await arrange(deps, tx, payload.applicationId, { ...times, sentBy: times.sentBy });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
      deps.log.info(
        { invitationId: payload.invitationId, code: error.code },
        'the times of an invitation were not proposed',
      );
    }
  },
);

type Times = NonNullable<Awaited<ReturnType<typeof timesOf>>> & { sentBy: string };

async function arrange(
  deps: Deps,
  tx: Tx,
  applicationId: string,
  { interview, rule, interviewerIds, organizationId, sentBy }: Times,
): Promise<void> {
  if (rule && interviewerIds) {
    const able = (await bookableOf(tx, organizationId, interviewerIds)).map(({ userId }) => userId);
    if (able.length > 0) await offer(deps, sentBy, applicationId, { interviewerIds: able, rule, message: null });
    else await offerNoTimes(deps, sentBy, applicationId, { interviewerIds, rule });
    return;
  }
  const now = deps.clock.now();
  const slots = interview?.slots.filter((slot) => new Date(slot) > now) ?? [];
  if (interview && slots.length > 0) {
    await proposeInterview(deps, sentBy, applicationId, { ...interview, slots, message: null });
  }
}
