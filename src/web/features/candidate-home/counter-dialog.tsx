import { useState, type FormEvent } from 'react';
import { interviewCopy as copy } from '#web/copy/candidate-home.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { proposeTimes } from './home.queries.ts';
import { useStep } from './use-step.ts';

const MOST = 3;

/** Up to three other times, typed in the reader's own zone and sent as moments. */
export function CounterDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [times, setTimes] = useState<string[]>(Array.from({ length: MOST }, () => ''));
  const [error, setError] = useState<string>();
  const proposing = useStep(proposeTimes);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const slots = times.filter(Boolean).map((time) => new Date(time).toISOString());
    if (slots.length === 0) setError(copy.needTime);
    else proposing.mutate({ id, slots }, { onSuccess: onClose });
  };
  return (
    <Dialog title={copy.otherTitle} description={copy.otherLead} isOpen onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {times.map((time, at) => (
          <TextField
            // The position is the identity of a time that is being typed.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            label={copy.time(at + 1)}
            type="datetime-local"
            value={time}
            error={at === 0 ? error : undefined}
            onChange={({ target }) => setTimes(times.map((old, index) => (index === at ? target.value : old)))}
          />
        ))}
        <Button type="submit" busy={proposing.isPending && copy.sending}>
          {copy.send}
        </Button>
      </form>
    </Dialog>
  );
}
