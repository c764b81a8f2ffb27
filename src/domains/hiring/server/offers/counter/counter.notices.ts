import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

const aboutJob = z.object({ jobTitle: z.string(), organizationName: z.string() });

export const counterMade = defineNotice({
  kind: 'counteroffer_made',
  group: 'interviews',
  label: 'Counteroffers',
  hint: 'A candidate asked for other terms.',
  audience: ['employer'],
  mail: 'offer',
  topics: ['offers', 'applications', 'jobs'],
  data: aboutJob,
  text: ({ jobTitle }) => ({
    title: 'A candidate made a counteroffer',
    body: `${jobTitle}: the candidate asked for other terms. Answer with a new offer, or keep yours.`,
    action: 'Answer the counteroffer',
  }),
});

export const counterKept = defineNotice({
  kind: 'counteroffer_declined',
  group: 'interviews',
  label: 'Answers to counteroffers',
  hint: 'An employer keeps its offer as it is.',
  audience: ['job_seeker'],
  mail: 'offer',
  topics: ['offers', 'applications'],
  data: aboutJob,
  text: ({ jobTitle, organizationName }) => ({
    title: 'The employer keeps its offer',
    body: `${organizationName || 'The employer'} keeps its offer for ${jobTitle} as it is. You can still sign or decline it.`,
    action: 'Read the offer',
  }),
});
