import { queryOptions } from '@tanstack/react-query';
import { getPayApproval, getPayApprover } from '#domains/jobs/contract/pay-approval.ts';
import { oneJob } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { call } from '#platform/web/api/api.ts';

export const payApprover = () => queryOptions({ queryKey: ['pay-approver'], queryFn: () => call(getPayApprover, {}) });

/** Under the job's key, so that what loads the job again asks again. */
export const payApprovalOf = (jobId: string) =>
  queryOptions({
    queryKey: [...oneJob(jobId).queryKey, 'pay-approval'],
    queryFn: () => call(getPayApproval, { params: { id: jobId } }),
  });
