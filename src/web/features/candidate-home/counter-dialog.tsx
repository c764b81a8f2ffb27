import { useState, type FormEvent } from 'react';
import { interviewCopy as copy } from '#web/copy/candidate-home.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { momentsOf, noTimes, TimeFields } from '#web/ui/time-fields.tsx';
import { proposeTimes } from './home.queries.ts';
import { useStep } from './use-step.ts';

/** Up to three other times, typed in the reader's own zone and sent as moments. */
export function CounterDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [times, setTimes] = useState(noTimes);
  const [error, setError] = useState<string>();
  const proposing = useStep(proposeTimes);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const slots = momentsOf(times);
    if (slots.length === 0) setError(copy.needTime);
    else proposing.mutate({ id, slots }, { onSuccess: onClose });
  };
  return (
    <Dialog title={copy.otherTitle} description={copy.otherLead} isOpen onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TimeFields times={times} label={copy.time} error={error} onChange={setTimes} />
        <Button type="submit" busy={proposing.isPending && copy.sending}>
          {copy.send}
        </Button>
      </form>
    </Dialog>
  );
}
