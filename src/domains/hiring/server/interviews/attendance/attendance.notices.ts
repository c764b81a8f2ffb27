import { z } from 'zod';
import { atOrganization, defineNotice } from '#domains/messaging/server/notifications/index.ts';
import { ANSWER_DAYS } from '#domains/hiring/contract/attendance-rules.ts';

/** The other side says that the reader did not come. */
export const absenceClaimed = defineNotice({
  kind: 'interview_absence_claimed',
  group: 'interviews',
  label: 'Missed interviews',
  hint: 'An employer says you did not come.',
  forEmployers: { label: 'Missed interviews', hint: 'A candidate says your team did not come.' },
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
