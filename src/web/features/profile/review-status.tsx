import { Check, Clock, PauseCircle } from 'lucide-react';
import { waitingCopy as copy } from '#web/copy/candidate.ts';
import type { VerificationStatus } from '#shared/kernel/states.ts';

type Mark = 'done' | 'now' | 'paused' | 'later';

const stepsFor = (status: VerificationStatus): { name: string; state: string; mark: Mark }[] => {
  const isApproved = status === 'approved';
  const isPaused = status === 'needs_fix' || status === 'rejected';
  return [
    { name: copy.steps.submitted, state: copy.states.done, mark: 'done' },
    {
      name: copy.steps.review,
      state: isApproved ? copy.states.complete : isPaused ? copy.states.paused : copy.states.inProgress,
      mark: isApproved ? 'done' : isPaused ? 'paused' : 'now',
    },
    {
      name: copy.steps.ready,
      state: isApproved ? copy.states.ready : copy.states.pendingApproval,
      mark: isApproved ? 'done' : 'later',
    },
  ];
};

const MARKS = {
  done: { icon: Check, className: 'border-ok text-ok' },
  now: { icon: Clock, className: 'border-sky text-sky' },
  paused: { icon: PauseCircle, className: 'border-warn text-warn' },
  later: { icon: Clock, className: 'border-line text-ink-soft' },
};

export const statusTitle = (status: VerificationStatus): string =>
  status === 'approved' ? copy.approved : status === 'pending' ? copy.review : copy.attention;

/** The three steps of section 2.5: submitted, review, ready. */
export function ReviewSteps({ status }: { status: VerificationStatus }) {
  return (
    <ol aria-label={copy.stepsLabel} className="flex flex-col gap-3">
      {stepsFor(status).map(({ name, state, mark }) => {
        const { icon: Icon, className } = MARKS[mark];
        return (
          <li key={name} className="flex items-center gap-4 rounded-card border border-line bg-surface p-4">
            <span className={`grid size-10 shrink-0 place-items-center rounded-full border-2 ${className}`}>
              <Icon aria-hidden size={20} />
            </span>
            <span className="grow font-medium">{name}</span>
            <span className="text-ink-soft">{state}</span>
          </li>
        );
      })}
    </ol>
  );
}
