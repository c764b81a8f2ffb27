import { z } from 'zod';
import { jobCard } from '#domains/matching/contract/matches.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { contract } from '#platform/contract/contract.ts';
import { done, idParams, isNotEmpty, moment, optionalText } from '#platform/contract/common.ts';
import { proposeInterview } from '../interviews/interviews.ts';
import { INVITATION_END_CAUSES, invitationMachine, NO_THANKS_REASONS } from './invitation-states.ts';
import { withoutReordering } from '../conversations/message-text.ts';
import { whoInterviews } from '../self-scheduling/booking.ts';
import { usualResponse } from '../usual-response.ts';

/** An invitation expires after this many days. */
export const OPEN_DAYS = 7;
/** How long "Not now" keeps an employer from inviting the same person again. */
export const MUTE_DAYS = 30;
/** How many invitations a person gets in seven days unless they choose another number. */
export const DEFAULT_PER_WEEK = 5;
export const MOST_PER_WEEK = 20;
/** How many of them one employer may send, so that a single employer can't use up a person's week. */
export const PER_EMPLOYER = 2;

export const INVITATION_MESSAGE_MAX = 1000;

/** Times that the employer offers with the invitation; a yes turns them into a proposed interview. */
const invitedInterview = proposeInterview.body.omit({ message: true });
export type InvitedInterview = z.output<typeof invitedInterview>;

/** What the employer sees of an invitation: never why it was declined or ended. */
export const sentInvitation = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  status: z.enum(statesOf(invitationMachine)),
  message: z.string().nullable(),
  sentAt: moment,
  expiresAt: moment,
  /** After "Not now": the day from which this employer may invite again. */
  mutedUntil: moment.nullable(),
});
export type SentInvitation = z.output<typeof sentInvitation>;

export const listSentInvitations = contract({
  method: 'get',
  path: '/api/jobs/:id/invitations',
  summary: 'The latest invitation of each person of a job',
  params: idParams,
  response: z.object({ items: z.array(sentInvitation) }),
});

export const inviteToTalk = contract({
  method: 'post',
  path: '/api/employer/applications/:id/invitation',
  status: 201,
  summary: 'Invite a matched person to talk; they stay pseudonymous until they say yes',
  params: idParams,
  body: z
    .strictObject({
      message: optionalText(INVITATION_MESSAGE_MAX).transform(
        (text) => text && (withoutReordering(text).trim() || null),
      ),
      interview: invitedInterview.nullish(),
      /** Instead of typed times: a yes opens these interviewers' times for booking. */
      openTimes: whoInterviews.nullish(),
    })
    .refine(({ interview, openTimes }) => !(interview && openTimes), {
      error: 'Offer open times or type times, not both.',
      path: ['openTimes'],
    }),
  response: sentInvitation,
});

export const withdrawInvitation = contract({
  method: 'post',
  path: '/api/employer/applications/:id/invitation/withdraw',
  summary: 'Withdraw the open invitation to a matched person',
  params: idParams,
  response: sentInvitation,
});

/** What the candidate sees. */
export const invitationView = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  status: z.enum(statesOf(invitationMachine)),
  job: jobCard,
  distanceMiles: z.number().nullable(),
  usualResponse: usualResponse.nullable(),
  /** Another application already disclosed the name to this employer. */
  isKnown: z.boolean(),
  message: z.string().nullable(),
  interview: invitedInterview.nullable(),
  /** A yes opens times to book. */
  hasOpenTimes: z.boolean(),
  sentAt: moment,
  expiresAt: moment,
  endCause: z.enum(INVITATION_END_CAUSES).nullable(),
  declineReason: z.enum(NO_THANKS_REASONS).nullable(),
  mutedUntil: moment.nullable(),
});
export type InvitationView = z.output<typeof invitationView>;

export const listMyInvitations = contract({
  method: 'get',
  path: '/api/me/invitations',
  summary: 'My open invitations, the one that expires first on top, then those of the last 30 days',
  response: z.object({ items: z.array(invitationView) }),
});

export const acceptInvitation = contract({
  method: 'post',
  path: '/api/me/invitations/:id/accept',
  summary: 'Say yes: applies to the job, with a receipt',
  params: idParams,
  response: z.object({ applicationId: z.uuid() }),
});

export const postponeInvitation = contract({
  method: 'post',
  path: '/api/me/invitations/:id/not-now',
  summary: 'Say not now: the employer cannot invite me for 30 days',
  params: idParams,
  response: done,
});

export const declineInvitation = contract({
  method: 'post',
  path: '/api/me/invitations/:id/decline',
  summary: 'Say no; a reason may follow, which the employer never sees',
  params: idParams,
  body: z.strictObject({ reason: z.enum(NO_THANKS_REASONS).nullish() }),
  response: done,
});

const settings = z.object({
  isOn: z.boolean(),
  perWeek: z
    .int('Enter a whole number.')
    .min(1, 'At least 1. To get none, turn invitations off.')
    .max(MOST_PER_WEEK, `At most ${MOST_PER_WEEK}.`),
});
export type InvitationSettings = z.output<typeof settings>;
export type InvitationSettingsChange = z.output<typeof setInvitationSettings.body>;

export const getInvitationSettings = contract({
  method: 'get',
  path: '/api/me/invitation-settings',
  summary: 'Whether employers may invite me, and how often',
  response: settings,
});

export const setInvitationSettings = contract({
  method: 'put',
  path: '/api/me/invitation-settings',
  summary: 'Turn invitations on or off, or limit them; what is left out stays, and so do open ones',
  body: z.strictObject(settings.shape).partial().refine(isNotEmpty, 'Send the switch or a limit.'),
  response: settings,
});

export const invitationContracts = [
  listSentInvitations,
  inviteToTalk,
  withdrawInvitation,
  listMyInvitations,
  acceptInvitation,
  postponeInvitation,
  declineInvitation,
  getInvitationSettings,
  setInvitationSettings,
] as const;
