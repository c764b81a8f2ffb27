import { z } from 'zod';
import { atOrganization, defineNotice } from '#domains/messaging/server/notifications/index.ts';
import { ONCE_A_DAY } from '#platform/server/events/notice-entry.ts';

export const matchFound = defineNotice({
  kind: 'match_found',
  group: 'applications',
  label: 'New matches',
  hint: 'A job matches your preferences.',
  usual: ONCE_A_DAY,
  audience: ['job_seeker'],
  mail: 'job_match',
  topics: ['matches'],
  data: z.object({ jobTitle: z.string(), organizationName: z.string() }),
  text: ({ jobTitle, organizationName }) => ({
    title: 'A new match for you',
    body: `${jobTitle}${atOrganization(organizationName)} matches your preferences. See why, and apply if you like it.`,
    action: 'View match',
  }),
  many: (_data, count) => ({
    title: `${count} new matches for you`,
    body: `${count} jobs match your preferences. See why, and apply to the ones you like.`,
  }),
});

export const newMatchForJob = defineNotice({
  kind: 'new_match_for_job',
  group: 'applications',
  label: 'New people for your jobs',
  hint: 'New candidates match a job you posted.',
  usual: ONCE_A_DAY,
  audience: ['employer'],
  mail: 'job_match',
  topics: ['matches', 'jobs'],
  data: z.object({ jobTitle: z.string(), count: z.string() }),
  text: ({ jobTitle, count }) => ({
    title: 'New people match your job',
    body: `${count.charAt(0).toUpperCase()}${count.slice(1)} people match ${jobTitle}. See who they are and why they match.`,
    action: 'View candidates',
  }),
});
