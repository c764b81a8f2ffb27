import { z } from 'zod';
import { CLOSED_NEWS, ENDED_NEWS } from '#domains/hiring/contract/decline-reasons.ts';
import { whoSeesName } from '#domains/hiring/contract/who-sees.ts';
import { atOrganization, defineNotice, withReason } from '#domains/messaging/server/notifications/index.ts';
import { ONCE_A_DAY } from '#platform/server/events/notice-entry.ts';

const aboutJob = z.object({ jobTitle: z.string(), organizationName: z.string() });

export const appliedForYou = defineNotice({
  kind: 'applied_for_you',
  group: 'applications',
  label: 'Applications we send for you',
  hint: 'Only when you let us apply for you.',
  audience: ['job_seeker'],
  mail: 'application_update',
  topics: ['applications', 'matches'],
  data: aboutJob,
  text: ({ jobTitle, organizationName }) => ({
    title: 'We applied for you',
    body: `We sent your application for ${jobTitle}${atOrganization(organizationName)}, as you allowed. ${whoSeesName(organizationName)} You can withdraw it with one click.`,
    action: 'See the application',
  }),
});

export const newApplication = defineNotice({
  kind: 'new_application',
  group: 'applications',
  label: 'New applications',
  hint: 'A candidate applied to one of your jobs.',
  audience: ['employer'],
  mail: 'application_update',
  topics: ['applications', 'jobs'],
  data: z.object({ jobTitle: z.string() }),
  text: ({ jobTitle }) => ({
    title: 'A new application',
    body: `A candidate applied to ${jobTitle}. Please answer within eight working hours.`,
    action: 'See the application',
  }),
  many: ({ jobTitle }, count) => ({
    title: `${count} new applications`,
    body: `${count} candidates applied to ${jobTitle}. Please answer within eight working hours.`,
  }),
});

const STAGES = {
  shortlisted: {
    title: 'You are on the short list',
    body: (job: string) => `The employer put you on the short list for ${job}. They may ask you to interview next.`,
  },
  rejected: ENDED_NEWS,
  withdrawn: {
    title: 'An application was withdrawn',
    body: (job: string) => `A candidate withdrew from ${job}. You don't need to do anything.`,
  },
} as const;

export const applicationStage = defineNotice({
  kind: 'application_stage',
  group: 'applications',
  label: 'News on applications',
  hint: 'An application moved to another step.',
  forEmployers: { label: 'Withdrawn applications', hint: 'A candidate withdrew an application.' },
  audience: ['job_seeker', 'employer'],
  mail: 'application_update',
  topics: ['applications'],
  data: aboutJob.extend({
    stage: z.enum(['shortlisted', 'rejected', 'withdrawn']),
    reason: z.string().optional(),
    /** The job ended, and no one was chosen. */
    isClosed: z.boolean().optional(),
  }),
  text: ({ jobTitle, stage, reason, isClosed }) => ({
    title: isClosed ? CLOSED_NEWS.title : STAGES[stage].title,
    body: `${STAGES[stage].body(jobTitle)}${withReason(reason)}`,
    action: 'See the application',
  }),
});

export const appliedJobExpired = defineNotice({
  kind: 'applied_job_expired',
  group: 'applications',
  label: 'Changes to jobs you applied to',
  hint: 'A job stopped taking applications.',
  usual: ONCE_A_DAY,
  audience: ['job_seeker'],
  mail: 'application_update',
  topics: ['jobs', 'applications'],
  data: z.object({ jobTitle: z.string() }),
  text: ({ jobTitle }) => ({
    title: 'A job that you applied to changed',
    body: `${jobTitle} is not taking new applications. The employer will still decide on yours. You can withdraw at any time.`,
    action: 'See the application',
  }),
});

export const applicationNotices = [appliedForYou, newApplication, applicationStage, appliedJobExpired];
