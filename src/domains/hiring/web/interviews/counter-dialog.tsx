import { useState } from 'react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { momentsOf, noTimes, TimeFields } from './time-fields.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';

interface Props {
  words: {
    title: string;
    lead: string;
    time: (position: number) => string;
    message: string;
    send: string;
    sending: string;
  };
  run: (answer: { slots: string[]; message: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Proposes other times for an interview, from either side; typed in the reader's zone. */
export function CounterDialog({ words, run, onClose }: Props) {
  const [times, setTimes] = useState(noTimes);
  const [message, setMessage] = useState('');
  const step = useDialogSubmit(() => run({ slots: momentsOf(times), message }), onClose);
  const { failure, fields } = step;
  return (
    <Dialog title={words.title} description={words.lead} isOpen onClose={onClose}>
      <form noValidate onSubmit={(event) => void step.submit(event)} className="flex flex-col gap-4">
        <FormError refusal={failure} />
        <TimeFields times={times} label={words.time} errors={fields} onChange={setTimes} />
        <TextArea
          label={words.message}
          isOptional
          rows={3}
          value={message}
          error={fields['message']}
          onChange={({ target }) => setMessage(target.value)}
        />
        <Button type="submit" busy={step.isBusy && words.sending}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  );
}
