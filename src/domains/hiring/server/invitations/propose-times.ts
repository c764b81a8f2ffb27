import { invitationClosed } from '#domains/hiring/contract/invitation-events.ts';
import { proposeInterview } from '#domains/hiring/server/interviews/index.ts';
import { AppError } from '#platform/server/errors.ts';
import { afterEvent } from '#platform/server/events/subscribers.ts';
import { timesOf } from './invitations.repo.ts';

/**
 * A yes turns the times of the invitation into a proposed interview, as the recruiter who sent it. Only times still to
 * come count. Nothing happens when the recruiter has left or an interview is already being arranged, so a repeated job
 * proposes once.
 */
export const proposeTimes = afterEvent(
  'hiring.propose-invited-times',
  invitationClosed,
  async (deps, tx, { payload }) => {
    if (payload.to !== 'accepted') return;
    const { interview, sentBy } = await timesOf(tx, payload.invitationId);
    const now = deps.clock.now();
    const slots = interview?.slots.filter((slot) => new Date(slot) > now) ?? [];
    if (!interview || !sentBy || slots.length === 0) return;
    try {
      await proposeInterview(deps, sentBy, payload.applicationId, { ...interview, slots, message: null });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
      deps.log.info(
        { invitationId: payload.invitationId, code: error.code },
        'the times of an invitation were not proposed',
      );
    }
  },
);
