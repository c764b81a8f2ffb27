import { adminMailCopy as copy } from './admin-mail.copy.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { compose, composeShape } from './compose.ts';

const TYPES = Object.entries(copy.types).map(([value, label]) => ({ value, label }));
const { fields } = copy;

interface Props {
  onClose: () => void;
  onSent: () => void;
}

/** An administrator's mail. The text is kept until it is sent. */
export function ComposeDialog({ onClose, onSent }: Props) {
  const { register, formState, onSubmit } = useApiForm({
    schema: composeShape,
    defaultValues: { to: '', type: 'custom', subject: '', message: '' },
    submit: async (composed) => {
      const outcome = await compose(composed);
      if ('sent' in outcome) {
        notice(copy.outcomes.sent, { body: copy.outcomes.recipients(outcome.sent), tone: 'ok' });
        onSent();
      } else {
        notice(outcome.title, { ...(outcome.body ? { body: outcome.body } : {}), tone: 'danger' });
      }
    },
  });
  const { errors, isSubmitting } = formState;
  return (
    <Dialog title={copy.composeTitle} description={copy.composeHint} isOpen onClose={onClose}>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
        <TextArea label={fields.to} hint={fields.toHint} rows={2} error={errors.to?.message} {...register('to')} />
        <SelectField label={fields.type} options={TYPES} error={errors.type?.message} {...register('type')} />
        <TextField label={fields.subject} error={errors.subject?.message} {...register('subject')} />
        <TextArea label={fields.message} rows={6} error={errors.message?.message} {...register('message')} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" busy={isSubmitting && copy.sending}>
            {copy.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
