import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

export const jobHandedOver = defineNotice({
  kind: 'job_reassigned',
  group: 'jobs',
  label: 'Jobs that change hands',
  hint: 'You became responsible for a job, or someone else did.',
  audience: ['employer'],
  mail: 'application_update',
  topics: ['jobs'],
  data: z.object({ jobTitle: z.string(), isYours: z.boolean(), byName: z.string(), toName: z.string() }),
  text: ({ jobTitle, isYours, byName, toName }) => ({
    title: isYours ? 'You are responsible for a job' : 'A job has another responsible member',
    body: isYours
      ? `${byName} made you responsible for ${jobTitle}.`
      : `${byName} made ${toName} responsible for ${jobTitle}, instead of you.`,
    action: 'See the job',
  }),
});
