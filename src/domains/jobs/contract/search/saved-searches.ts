import { z } from 'zod';
import type { FoundJob } from './found-job.ts';

export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly', 'off'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
export const MOST_SAVED_SEARCHES = 20;

/** Paths of the saved jobs and searches, and of the forms that change them. */
export const SAVED_PATH = '/jobs/saved';
export const SAVE_JOB_PATH = '/jobs/saved/job';
export const SAVE_SEARCH_PATH = '/jobs/saved/search';
export const CHANGE_SEARCH_PATH = '/jobs/saved/search/change';

/** A page of this list, so that no form leads to another site. */
const ownPath = z
  .string()
  .max(2000)
  .regex(/^\/jobs(?:[/?#]|$)/);

/** Says the state that is wanted, so that a second click changes nothing. */
export const saveJobForm = z.object({ job: z.uuid(), to: z.enum(['saved', 'removed']), back: ownPath });
export const saveSearchForm = z.object({ query: z.string().max(2000), frequency: z.enum(ALERT_FREQUENCIES) });
export const changeSearchForm = z.object({
  search: z.uuid(),
  to: z.enum([...ALERT_FREQUENCIES, 'removed']),
});

export interface SavedSearch {
  id: string;
  name: string;
  path: string;
  frequency: AlertFrequency;
}

export interface SavedPage {
  jobs: readonly FoundJob[];
  /** How many saved jobs are no longer open. */
  closed: number;
  searches: readonly SavedSearch[];
  /** There are as many searches as one person may have. */
  isFull: boolean;
}
