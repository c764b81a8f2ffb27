import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

export const answeredAppeal = defineNotice({
  kind: 'match_review_answered',
  group: 'applications',
  label: 'Appeals',
  hint: 'Our team answered your question about a match.',
  forEmployers: { label: 'Appeals', hint: 'The outcome of a match review for one of your jobs.' },
  audience: ['job_seeker', 'employer'],
  mail: 'custom',
  topics: ['matches'],
  data: z.object({ jobTitle: z.string(), answer: z.string() }),
  text: ({ jobTitle, answer }) => ({
    title: 'We reviewed your match',
    body: `${jobTitle}: ${answer}`,
    action: 'View your matches',
  }),
});
