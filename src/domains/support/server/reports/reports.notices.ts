import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

export const reportResolvedNotice = defineNotice({
  kind: 'report_resolved',
  label: 'Your reports',
  hint: 'What came of something you reported.',
  audience: ['job_seeker', 'employer', 'admin'],
  mail: 'custom',
  topics: ['reports'],
  data: z.object({ outcome: z.string() }),
  text: ({ outcome }) => ({
    title: 'We looked into your report',
    body: `Thank you for reporting this. ${outcome}`,
    action: 'Go to Tallgrass',
  }),
});
