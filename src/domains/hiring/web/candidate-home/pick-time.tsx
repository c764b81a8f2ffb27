import { useState } from 'react';
import type { InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';
import { interviewTime, timeHere } from '#domains/hiring/web/interviews/interview-time.ts';
import { hasPassed } from '#domains/hiring/web/interviews/time-slots.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { pickTime } from './home.queries.ts';
import { interviewCopy as copy } from './interviews.copy.ts';
import { useStep } from './use-step.ts';

/** The times that the employer proposes. Choosing one says what it shares before the tap that shares it. */
export function PickTime({ interview }: { interview: InterviewView }) {
  const { id, slots, organizationName, workTimeZone: timeZone } = interview;
  const picking = useStep(pickTime, copy.confirmed);
  const [chosen, setChosen] = useState<InterviewView['slots'][number] | null>(null);
  const close = () => setChosen(null);
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {slots
          .filter((slot) => slot.proposedBy === 'employer' && !hasPassed(slot))
          .map((slot) => (
            <li key={slot.id}>
              <Button variant="secondary" size="sm" onClick={() => setChosen(slot)}>
                {interviewTime(slot.startsAt, timeZone)}
              </Button>
            </li>
          ))}
      </ul>
      {chosen ? (
        <ConfirmDialog
          isOpen
          title={interviewTime(chosen.startsAt, timeZone)}
          body={[timeHere(chosen.startsAt, timeZone), copy.shares(organizationName)].filter(Boolean).join(' ')}
          confirmLabel={copy.accept}
          cancelLabel={copy.back}
          busyLabel={copy.picking}
          isBusy={picking.isPending}
          isPaused={picking.isPaused}
          onGiveUp={picking.giveUp}
          onClose={close}
          onConfirm={() => picking.mutate({ id, slotId: chosen.id }, { onSettled: close })}
        />
      ) : null}
    </>
  );
}
