import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { askForPayApproval } from '#domains/jobs/contract/pay-approval.ts';
import { JOBS_KEY } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { DecidePay } from './decide-pay.tsx';
import { payApprovalCopy as copy } from './pay-approval.copy.ts';
import { payApprovalOf } from './pay-approval.queries.ts';

/** States in which a job is published next, so that its pay matters. */
const BEFORE_PUBLISHING: readonly JobView['status'][] = ['draft', 'paused', 'filled', 'expired'];

/** Whether the saved pay range of a job still needs approval, and the step that comes next. */
export function PayApprovalBanner({ job }: { job: JobView }) {
  const { data } = useQuery({ ...payApprovalOf(job.id), enabled: BEFORE_PUBLISHING.includes(job.status) });
  if (!data || !BEFORE_PUBLISHING.includes(job.status)) return null;
  const name = data.approverName ?? copy.someone;
  if (data.state === 'waiting') {
    return (
      <Part title={copy.waiting} words={data.isMine ? copy.yours : copy.waitingBody(name)}>
        {data.isMine && data.id && <DecidePay approvalId={data.id} title={job.draft.title} />}
      </Part>
    );
  }
  if (data.state === 'needed' || data.state === 'returned') {
    const isReturned = data.state === 'returned';
    return (
      <Part
        title={isReturned ? copy.returned : copy.needed}
        words={isReturned ? copy.returnedBody(data.reason ?? '') : copy.neededBody(name)}
      >
        {job.mayEdit && !isReturned && <Ask jobId={job.id} />}
      </Part>
    );
  }
  return null;
}

const Part = ({ title, words, children }: { title: string; words: string; children: ReactNode }) => (
  <Banner tone="warn" title={title}>
    <div className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
      <p className="measure wrap-anywhere">{words}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
    </div>
  </Banner>
);

function Ask({ jobId }: { jobId: string }) {
  const client = useQueryClient();
  const ask = useMutation({
    mutationFn: () => call(askForPayApproval, { params: { id: jobId } }),
    onSuccess: () => notice(copy.asked, { tone: 'ok' }),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: JOBS_KEY }),
  });
  return (
    <Button size="sm" busy={ask.isPending && copy.asking} onClick={() => ask.mutate()}>
      {copy.ask}
    </Button>
  );
}
