import { queryOptions } from '@tanstack/react-query';
import { getJobManagers } from '#domains/jobs/contract/job-managers.ts';
import { call } from '#platform/web/api/api.ts';

export const jobManagers = (jobId: string) =>
  queryOptions({
    queryKey: ['job-managers', jobId],
    queryFn: () => call(getJobManagers, { params: { id: jobId } }),
  });
