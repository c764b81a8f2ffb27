import { z } from 'zod';
import { atOrganization, defineNotice } from '#domains/messaging/server/notifications/index.ts';
import { ANSWER_DAYS } from '#domains/hiring/contract/interviews/attendance-rules.ts';

const RECORDED = {
  completed: 'that it took place',
  canceled: 'that the employer canceled it',
  no_show: 'that the candidate was a no-show',
} as const;

/** What was recorded of an interview is corrected. */
export const recordCorrected = defineNotice({
  kind: 'interview_corrected',
  group: 'interviews',
  label: 'Corrected interviews',
  hint: 'An employer corrected what it recorded of an interview.',
  forEmployers: { label: 'Corrected interviews', hint: 'Your team corrected what it recorded of an interview.' },
  audience: ['job_seeker', 'employer'],
  mail: 'application_update',
  topics: ['interviews', 'applications'],
  data: z.object({
    jobTitle: z.string(),
    organizationName: z.string(),
    to: z.enum(['completed', 'no_show', 'canceled']),
  }),
  text: ({ jobTitle, organizationName, to }, { isEmployer }) => ({
    title: 'The record of an interview was corrected',
    body: `It is the interview for ${jobTitle}${atOrganization(organizationName)}. ${isEmployer ? 'Your team' : 'The employer'} now says ${RECORDED[to]}. Both records are up to date.`,
    action: 'See the interview',
  }),
});

/** The other side says that the reader was a no-show. */
export const absenceClaimed = defineNotice({
  kind: 'interview_absence_claimed',
  group: 'interviews',
  label: 'Missed interviews',
  hint: 'An employer reports you as a no-show.',
  forEmployers: { label: 'Missed interviews', hint: 'A candidate reports your team as a no-show.' },
  audience: ['job_seeker', 'employer'],
  mail: 'application_update',
  topics: ['interviews', 'applications'],
  data: z.object({ jobTitle: z.string(), organizationName: z.string() }),
  text: ({ jobTitle, organizationName }, { isEmployer }) => ({
    title: isEmployer ? 'A candidate says your team missed an interview' : 'An employer says you missed an interview',
    body: `It is the interview for ${jobTitle}${atOrganization(organizationName)}. If that is not what happened, say so within ${ANSWER_DAYS} days. When your answers differ, the interview counts for neither side.`,
    action: 'See the interview',
  }),
});
