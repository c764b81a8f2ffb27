import { z } from 'zod';
import { INVITATION_END_CAUSES } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { defineNotice, dollars, longMoment } from '#domains/messaging/server/notifications/index.ts';
import { cents, moment } from '#platform/contract/common.ts';

const aboutJob = z.object({ jobTitle: z.string(), organizationName: z.string() });

/** Without the employer's message: a notice outlives it, and the mail log is read by administrators. */
export const invitedToTalk = defineNotice({
  kind: 'invited_to_talk',
  group: 'applications',
  label: 'Invitations to talk',
  hint: 'An employer invites you to talk about a job.',
  audience: ['job_seeker'],
  mail: 'application_update',
  topics: [],
  data: aboutJob.extend({
    payMinCents: cents,
    payMaxCents: cents,
    /** Pay by the year or the shift, in words; earlier notices have none. */
    statedPay: z.string().nullish(),
    expiresAt: moment,
  }),
  text: ({ jobTitle, organizationName, payMinCents, payMaxCents, statedPay, expiresAt }, { timeZone }) => ({
    title: `${organizationName} invites you to talk`,
    body: `It is about ${jobTitle}. Unless you applied to them before, they don’t know your name until you say yes. Then everyone who hires there can see it, for all their jobs. The invitation is open until ${longMoment(expiresAt, timeZone)}.`,
    action: 'See the invitation',
    facts: [
      ['Job', jobTitle],
      ['Pay', statedPay ?? `${dollars(payMinCents)} to ${dollars(payMaxCents)} an hour`],
    ],
  }),
});

const TO_CANDIDATE = {
  withdrawn: (job: string, employer: string) => `${employer} withdrew its invitation for ${job}.`,
  expired: (job: string) =>
    `The invitation for ${job} was open for seven days. While the job is open, you can still apply.`,
  job_filled: (job: string, employer: string) => `${employer} filled ${job}.`,
  job_closed: (job: string, employer: string) => `${employer} no longer takes applications for ${job}.`,
  employer_unavailable: (job: string, employer: string) =>
    `${employer} is not available on Tallgrass right now, so its invitation for ${job} has ended.`,
  no_match: (job: string) => `Your profile no longer fits ${job}. Your match shows why.`,
  candidate_hold: (job: string) => `We are checking your profile, so the invitation for ${job} has ended.`,
} as const;

export const invitationEnded = defineNotice({
  kind: 'invitation_ended',
  group: 'applications',
  label: 'Invitations that end',
  hint: 'An invitation to talk expired, was withdrawn or ended.',
  audience: ['job_seeker'],
  mail: 'application_update',
  topics: [],
  data: aboutJob.extend({
    why: z.enum(['withdrawn', 'expired', ...INVITATION_END_CAUSES]).exclude(['blocked', 'account_deleted']),
  }),
  text: ({ jobTitle, organizationName, why }) => ({
    title: why === 'expired' ? 'An invitation expired' : 'An invitation has ended',
    body: TO_CANDIDATE[why](jobTitle, organizationName),
    action: 'See my invitations',
  }),
});

const TO_EMPLOYER = {
  declined: (job: string) => `A candidate said no to your invitation for ${job}.`,
  not_now: (job: string) =>
    `A candidate answered “Not now” to your invitation for ${job}. You can invite them again in 30 days.`,
  expired: (job: string) => `An invitation for ${job} was not answered in seven days.`,
  // One sentence for a hold, a block, a failed requirement and a deleted account.
  ended: (job: string) => `A candidate you invited for ${job} is no longer available.`,
} as const;

export const invitationAnswered = defineNotice({
  kind: 'invitation_answered',
  group: 'applications',
  label: 'Answers to invitations',
  hint: 'A candidate answered your invitation, or it expired. A yes comes as a new application.',
  audience: ['employer'],
  mail: 'application_update',
  topics: [],
  data: z.object({ jobTitle: z.string(), answer: z.enum(['declined', 'not_now', 'expired', 'ended']) }),
  text: ({ jobTitle, answer }) => ({
    title: answer === 'expired' ? 'An invitation expired' : 'An answer to your invitation',
    body: TO_EMPLOYER[answer](jobTitle),
    action: 'See the candidates',
  }),
});

export const invitationNotices = [invitedToTalk, invitationEnded, invitationAnswered];
