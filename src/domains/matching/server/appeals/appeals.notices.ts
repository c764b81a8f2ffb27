import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

export const matchReviewAnswered = defineNotice({
  kind: 'match_review_answered',
  label: 'Second looks',
  hint: 'What a person found when they looked at a match again.',
  audience: ['job_seeker', 'employer'],
  mail: 'custom',
  topics: ['matches'],
  data: z.object({ jobTitle: z.string(), answer: z.string() }),
  text: ({ jobTitle, answer }) => ({
    title: 'A person looked at your match again',
    body: `${jobTitle}: ${answer}`,
    action: 'See your matches',
  }),
});
