import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { duplicateJob, moveJob, type JobView } from '#domains/jobs/contract/jobs.ts';
import { jobMachine } from '#domains/jobs/contract/job-states.ts';
import { nextStates } from '#kernel/state-machine.ts';
import { jobCopy } from './job-form.copy.ts';
import { moveCopy as copy } from './job-moves.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { JOBS_KEY } from './jobs.queries.ts';
import { openOn, WhatEnds } from './what-ends.tsx';

type Move = keyof typeof copy.words;
const MOVES: readonly Move[] = ['published', 'paused', 'filled', 'closed'];

/** Steps that affect applicants, and so ask first. */
type Asking = keyof typeof copy.asks;
const asks = (to: Move): to is Asking => to in copy.asks;

/** The steps that are possible now, and duplicating. */
export function JobMoves({ job }: { job: JobView }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asking | null>(null);
  const move = useMutation({
    mutationFn: (to: Move) => call(moveJob, { params: { id: job.id }, body: { to } }),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: async () => {
      setAsked(null);
      await client.invalidateQueries({ queryKey: JOBS_KEY });
    },
  });
  const duplicate = useMutation({
    mutationFn: () => call(duplicateJob, { params: { id: job.id } }),
    onSuccess: (draft) => navigate(`/employer/jobs/${draft.id}?tab=edit`),
    onError: (error) => notice(error.message, { tone: 'danger' }),
  });
  const allowed = nextStates(jobMachine, job.status, 'employer');
  const moves = MOVES.filter((to) => allowed.includes(to) && !(job.status === 'draft' && to === 'published'));
  return (
    <InPlace shows={job.status} className="contents">
      {moves.map((to) => (
        <Button
          key={to}
          size="sm"
          variant={to === 'closed' ? 'danger' : 'secondary'}
          busy={move.isPending && move.variables === to && jobCopy.saving}
          onClick={() => (asks(to) ? setAsked(to) : move.mutate(to))}
        >
          {copy.words[to]}
        </Button>
      ))}
      <Button
        size="sm"
        variant="quiet"
        busy={duplicate.isPending && copy.duplicating}
        onClick={() => duplicate.mutate()}
      >
        {copy.duplicate}
      </Button>
      {asked && (
        <ConfirmDialog
          title={copy.asks[asked].title(job.draft.title)}
          body={copy.asks[asked].body(openOn(job.funnel))}
          details={<WhatEnds job={job} how={asked} />}
          confirmLabel={copy.asks[asked].confirm}
          cancelLabel={copy.keep}
          busyLabel={jobCopy.saving}
          isBusy={move.isPending}
          isDangerous={asked === 'closed'}
          isOpen
          onConfirm={() => move.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </InPlace>
  );
}
