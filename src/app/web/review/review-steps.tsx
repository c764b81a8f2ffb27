import { Check, Clock, PauseCircle } from 'lucide-react';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';

export interface StepLabels {
  stepsLabel: string;
  steps: { submitted: string; review: string; ready: string };
  states: { done: string; inProgress: string; paused: string; complete: string; pending: string; ready: string };
}

const APPEARANCE = {
  done: { icon: Check, className: 'border-ok text-ok' },
  now: { icon: Clock, className: 'border-sky text-sky' },
  paused: { icon: PauseCircle, className: 'border-warn text-warn' },
  later: { icon: Clock, className: 'border-line text-ink-soft' },
} as const;
type StepState = keyof typeof APPEARANCE;

function stepsFor(
  status: VerificationStatus,
  { steps, states }: StepLabels,
): [name: string, state: string, stepState: StepState][] {
  const isApproved = status === 'approved';
  const isPaused = status === 'needs_fix' || status === 'rejected';
  return [
    [steps.submitted, states.done, 'done'],
    isApproved
      ? [steps.review, states.complete, 'done']
      : isPaused
        ? [steps.review, states.paused, 'paused']
        : [steps.review, states.inProgress, 'now'],
    isApproved ? [steps.ready, states.ready, 'done'] : [steps.ready, states.pending, 'later'],
  ];
}

/** The three steps of a review (specification, section 2.5): submitted, review, ready. */
export function ReviewSteps({ status, labels }: { status: VerificationStatus; labels: StepLabels }) {
  return (
    <ol aria-label={labels.stepsLabel} className="flex flex-col gap-3">
      {stepsFor(status, labels).map(([name, state, stepState]) => {
        const { icon: Icon, className } = APPEARANCE[stepState];
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
