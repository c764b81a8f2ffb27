import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

const ANSWERS = {
  confirmed: { title: 'A past job is confirmed', body: 'says that your job, your dates and your title are right.' },
  differs: {
    title: 'A past employer gives different facts',
    body: 'has different facts about your job. Your profile does not change. See what they said; you can comment or ask us to review it.',
  },
  declined: { title: 'A past employer can’t answer', body: 'can’t confirm it. You can ask another person there.' },
  expired: {
    title: 'A past employer did not answer',
    body: 'did not answer in time. You can ask another person there.',
  },
} as const;

export const workConfirmationAnswered = defineNotice({
  kind: 'work_confirmation',
  group: 'profile',
  label: 'Past jobs',
  hint: 'A past employer answered your request.',
  audience: ['job_seeker'],
  mail: 'verification_update',
  topics: ['verification'],
  isOn: ({ workConfirmations }) => workConfirmations,
  data: z.object({ employerName: z.string(), outcome: z.enum(['confirmed', 'differs', 'declined', 'expired']) }),
  text: ({ employerName, outcome }) => ({
    title: ANSWERS[outcome].title,
    body: `${employerName} ${ANSWERS[outcome].body}`,
    action: 'See my work history',
  }),
});
