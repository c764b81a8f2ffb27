import { queryOptions } from '@tanstack/react-query';
import { previewMyJobs } from '#domains/matching/contract/job-preview.ts';
import { call } from '#platform/web/api/api.ts';

/** Read again on each visit, because every answer changes it. */
export const jobPreview = () =>
  queryOptions({ queryKey: ['job-preview'], queryFn: () => call(previewMyJobs), staleTime: 0 });
