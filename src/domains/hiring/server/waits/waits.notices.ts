import { z } from 'zod';
import { defineNotice, longMoment } from '#domains/messaging/server/notifications/index.ts';
import { ONCE_A_DAY } from '#platform/server/events/notice-entry.ts';

const data = z.object({
  jobTitle: z.string(),
  step: z.enum(['half', 'due', 'overdue']),
  dueAt: z.string(),
  /** The facility's. */
  timeZone: z.string(),
});

/** To the hiring team. The mails of a day come as one. */
export const employerNudge = defineNotice({
  kind: 'response_nudge',
  group: 'applications',
  label: 'Applicants who wait',
  hint: 'A response is due soon or overdue.',
  usual: ONCE_A_DAY,
  audience: ['employer'],
  mail: 'application_update',
  topics: ['applications', 'jobs'],
  data,
  text: ({ jobTitle, step, dueAt, timeZone }) => ({
    title: TITLES[step],
    body:
      step === 'half'
        ? `A candidate for ${jobTitle} is waiting for your response. Please answer by ${longMoment(dueAt, timeZone)}.`
        : `A candidate for ${jobTitle} is still waiting for your response. It was due on ${longMoment(dueAt, timeZone)}.${step === 'overdue' ? WARNING : ''}`,
    action: 'Answer now',
  }),
  many: ({ jobTitle, step }, count) => ({
    title: TITLES[step],
    body: `${count} candidates for ${jobTitle} are waiting for your response.${step === 'overdue' ? WARNING : ''}`,
  }),
});

const TITLES = {
  half: 'A response is due soon',
  due: 'A response is due now',
  overdue: 'A response is overdue',
} as const;

const WARNING = ' The job pauses automatically when candidates wait twice the promised time.';

const NEWS = {
  promise: {
    title: 'A job that you applied to is paused',
    body: (job: string) =>
      `The employer did not answer in time, so ${job} is not taking new applications for now. Yours is not affected. You don't need to do anything.`,
  },
  silence: {
    title: 'A job that you applied to is paused',
    body: (job: string) =>
      `The employer did not tell us that ${job} is still open. Your application stays. You can withdraw at any time.`,
  },
  reopened: {
    title: 'A job that you applied to is open again',
    body: (job: string) => `${job} takes applications again. Yours stays as it is.`,
  },
} as const;

/** To the applicants of a job that paused itself or opened again. */
export const appliedJobPaused = defineNotice({
  kind: 'applied_job_paused',
  group: 'applications',
  label: 'Jobs that pause',
  hint: 'A job you applied to was paused or opened again.',
  usual: ONCE_A_DAY,
  audience: ['job_seeker'],
  mail: 'application_update',
  topics: ['jobs', 'applications'],
  data: z.object({ jobTitle: z.string(), news: z.enum(['promise', 'silence', 'reopened']) }),
  text: ({ jobTitle, news }) => ({
    title: NEWS[news].title,
    body: NEWS[news].body(jobTitle),
    action: 'See the application',
  }),
});

/** To the candidate, in the same tone: without a consequence. */
export const candidateNudge = defineNotice({
  kind: 'answer_nudge',
  group: 'applications',
  label: 'Employers who wait for your answer',
  hint: 'A hospital is waiting for your answer.',
  usual: ONCE_A_DAY,
  audience: ['job_seeker'],
  mail: 'application_update',
  topics: ['applications'],
  data,
  text: ({ jobTitle, step }) => ({
    title:
      step === 'half' ? 'The employer is waiting for your answer' : 'The employer is still waiting for your answer',
    body: `They asked you about ${jobTitle}. A short answer helps, even a no. You can withdraw at any time.`,
    action: 'Answer now',
  }),
});
