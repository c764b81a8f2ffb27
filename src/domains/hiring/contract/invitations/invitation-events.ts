import { z } from 'zod';
import { event, initiator } from '#platform/contract/event.ts';
import { INVITATION_END_CAUSES } from './invitation-states.ts';

const ofInvitation = initiator.extend({
  invitationId: z.uuid(),
  applicationId: z.uuid(),
  organizationId: z.uuid(),
  candidateId: z.uuid(),
  jobId: z.uuid(),
});

export const invitationSent = event('invitation.sent', ofInvitation);

/** The invitation is no longer open; `cause` is set when the system ended it. */
export const invitationClosed = event(
  'invitation.closed',
  ofInvitation.extend({
    to: z.enum(['accepted', 'declined', 'not_now', 'withdrawn', 'expired', 'ended']),
    cause: z.enum(INVITATION_END_CAUSES).nullable(),
  }),
);
