import { useLive } from '#platform/web/api/live.ts';
import { JOBS_KEY } from './home.queries.ts';

/** Shows new matches, responses and offers without a reload. */
export const useLiveJobs = (): void =>
  useLive({ matches: [JOBS_KEY], applications: [JOBS_KEY], interviews: [JOBS_KEY], offers: [JOBS_KEY] });
