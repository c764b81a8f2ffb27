import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
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
  interviewId: string;
  run: (answer: { slots: string[]; message: string }) => Promise<unknown>;
  onClose: () => void;
}

const NOTHING = { times: noTimes(), message: '' };

/** Proposes other times for an interview, from either side; typed in the reader's zone. */
export function CounterDialog({ interviewId, words, run, onClose }: Props) {
  const [{ times, message }, setDraft, dropDraft] = useDraftState(`counter-${interviewId}`, NOTHING);
  const step = useDialogSubmit(() => run({ slots: momentsOf(times), message }).then(dropDraft), onClose);
  const { failure, fields } = step;
  return (
    <Dialog title={words.title} description={words.lead} isOpen onClose={onClose}>
      <form noValidate onSubmit={(event) => void step.submit(event)} className="flex flex-col gap-4">
        <FormError refusal={failure} />
        <TimeFields
          times={times}
          label={words.time}
          errors={fields}
          onChange={(next) => setDraft({ times: next, message })}
        />
        <TextArea
          label={words.message}
          isOptional
          rows={3}
          value={message}
          error={fields['message']}
          onChange={({ target }) => setDraft({ times, message: target.value })}
        />
        <Button type="submit" busy={step.isBusy && words.sending}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  );
}
