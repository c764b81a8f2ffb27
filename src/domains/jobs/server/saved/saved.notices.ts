import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

export const savedSearchFound = defineNotice({
  kind: 'saved_search',
  group: 'applications',
  label: 'Saved searches',
  hint: 'New jobs for a search that you saved.',
  audience: ['job_seeker'],
  mail: 'job_match',
  topics: ['matches'],
  data: z.object({ search: z.string(), jobTitle: z.string().nullable(), jobs: z.int() }),
  text: ({ search, jobTitle, jobs }) =>
    jobTitle === null
      ? {
          title: jobs === 1 ? 'A new job for your search' : `${jobs} new jobs for your search`,
          body: `Your saved search: ${search}.`,
          action: 'See jobs',
        }
      : {
          title: 'A new job for your search',
          body: `${jobTitle}. Your saved search: ${search}.`,
          action: 'See the job',
        },
});
