import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { jobMachine } from '#domains/jobs/contract/job-states.ts';
import { moveJobs, reassignJobs, type JobRow, type MovedJobs } from '#domains/jobs/contract/job-table.ts';
import type { CloseReason } from '#domains/jobs/contract/jobs.ts';
import { JOBS_KEY } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { tableCopy as copy } from './job-table.copy.ts';
import { ReassignDialog } from './reassign-dialog.tsx';

type Move = { to: keyof typeof copy.moves; ids: readonly string[]; reason?: CloseReason };
const MOVES = ['paused', 'published', 'closed'] as const;

/** Steps for the selected jobs. Those that were refused stay selected, and the reason stays beside them. */
export function BulkBar({ jobs, onClear }: { jobs: readonly JobRow[]; onClear: (moved: readonly string[]) => void }) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'close' | 'reassign' | null>(null);
  const [refused, setRefused] = useState<MovedJobs['refused']>([]);
  const settle = (result: MovedJobs, done: (count: number) => string) => {
    if (result.moved.length > 0) notice(done(result.moved.length), { tone: 'ok' });
    setRefused(result.refused);
    setDialog(null);
    onClear(result.moved);
  };
  const reassign = useMutation({
    mutationFn: (userId: string) => call(reassignJobs, { body: { ids: jobs.map(({ id }) => id), userId } }),
    onSuccess: (result) => settle(result, copy.reassigned),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: JOBS_KEY }),
  });
  const move = useMutation({
    mutationFn: ({ to, ids, reason }: Move) => call(moveJobs, { body: { to, ids: [...ids], reason } }),
    onSuccess: (result, { to }) => settle(result, copy.moved[to]),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: JOBS_KEY }),
  });
  const idsFor = (to: Move['to']) =>
    jobs
      .filter(
        ({ status }) => mayMove(jobMachine, status, to, 'employer') && !(status === 'draft' && to === 'published'),
      )
      .map(({ id }) => id);
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {refused.length > 0 && (
        <Banner tone="warn" title={copy.refusedTitle(refused.length)}>
          <ul>
            {refused.map(({ id, title, why }) => (
              <li key={id}>
                <span className="font-medium">{title}</span>: {why}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {jobs.length > 0 && (
        <div
          role="group"
          aria-label={copy.chosen(jobs.length)}
          className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface px-4 py-2"
        >
          <span className="mr-auto font-medium">{copy.chosen(jobs.length)}</span>
          {MOVES.map((to) => {
            const ids = idsFor(to);
            return (
              ids.length > 0 && (
                <Button
                  key={to}
                  size="sm"
                  variant={to === 'closed' ? 'danger' : 'secondary'}
                  busy={move.isPending && move.variables.to === to && copy.saving}
                  onClick={() => (to === 'closed' ? setDialog('close') : move.mutate({ to, ids }))}
                >
                  {copy.moves[to]} ({ids.length})
                </Button>
              )
            );
          })}
          <Button size="sm" variant="secondary" onClick={() => setDialog('reassign')}>
            {copy.reassign}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onClear(jobs.map(({ id }) => id))}>
            {copy.clear}
          </Button>
        </div>
      )}
      {dialog === 'reassign' && (
        <ReassignDialog
          jobs={jobs}
          isBusy={reassign.isPending}
          onClose={() => setDialog(null)}
          onConfirm={(userId) => reassign.mutate(userId)}
        />
      )}
      {dialog === 'close' && (
        <CloseDialog
          jobs={jobs.filter(({ id }) => idsFor('closed').includes(id))}
          isBusy={move.isPending}
          onClose={() => setDialog(null)}
          onConfirm={(reason) => move.mutate({ to: 'closed', ids: idsFor('closed'), reason })}
        />
      )}
    </div>
  );
}
