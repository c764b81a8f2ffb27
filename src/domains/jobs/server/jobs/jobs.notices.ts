import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

export const jobExpiredNotice = defineNotice({
  kind: 'job_status',
  group: 'jobs',
  label: 'Changes to your jobs',
  hint: 'A job passed its last day and closed.',
  audience: ['employer'],
  mail: 'application_update',
  topics: ['jobs', 'applications'],
  data: z.object({ jobTitle: z.string() }),
  text: ({ jobTitle }) => ({
    title: 'One of your jobs closed',
    body: `${jobTitle} passed its last day and is closed.`,
    action: 'See the job',
  }),
});
