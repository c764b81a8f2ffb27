import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { confirmHiring } from '#domains/jobs/contract/upkeep.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { upkeepCopy as copy } from './job-upkeep.copy.ts';
import { JOBS_KEY } from './jobs.queries.ts';

/** Asks whether an old job is still meant, or says why a job paused itself and what opens it again. */
export function JobUpkeep({ job }: { job: JobView }) {
  const { askedAt, daysLeft, pausedFor, longWaiting } = job.upkeep;
  if (job.status === 'published' && askedAt !== null) {
    return (
      <Banner tone="warn" title={copy.ask}>
        <WithAnswer job={job} words={copy.askBody(daysLeft ?? 1)} />
      </Banner>
    );
  }
  if (job.status !== 'paused' || pausedFor === null) return null;
  return (
    <Banner tone="warn" title={copy.paused}>
      {pausedFor === 'silence' ? (
        <WithAnswer job={job} words={copy.silence} />
      ) : longWaiting > 0 ? (
        copy.promise(longWaiting)
      ) : (
        copy.promiseAnswered
      )}
    </Banner>
  );
}

/** The button is below the words on a phone, and beside them where there is room. */
const WithAnswer = ({ job, words }: { job: JobView; words: string }) => (
  <div className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
    <p className="measure">{words}</p>
    {job.mayEdit && <StillHiring id={job.id} title={job.draft.title} isPaused={job.status === 'paused'} />}
  </div>
);

/** Says with one tap that a job is still meant, for those who may edit it. */
export function StillHiring({ id, title, isPaused }: { id: string; title: string; isPaused: boolean }) {
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => call(confirmHiring, { params: { id } }),
    onSuccess: () => notice(isPaused ? copy.reopened : copy.confirmed, { tone: 'ok' }),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: JOBS_KEY }),
  });
  return (
    <Button
      size="sm"
      aria-label={copy.yesFor(title)}
      busy={confirm.isPending && copy.saving}
      onClick={() => confirm.mutate()}
    >
      {copy.yes}
    </Button>
  );
}
