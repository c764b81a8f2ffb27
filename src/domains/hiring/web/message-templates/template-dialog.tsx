import { useQueryClient } from '@tanstack/react-query';
import type { MessageTemplate } from '#domains/hiring/contract/message-templates.ts';
import { PLACEHOLDERS, written } from '#domains/hiring/contract/placeholders.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { templatesCopy as copy } from './message-templates.copy.ts';
import { messageTemplates, saveTemplate } from './message-templates.queries.ts';

interface Props {
  template: MessageTemplate | null;
  onClose: () => void;
}

/** Writes or changes a template. The text survives a reload and a refusal. */
export function TemplateDialog({ template, onClose }: Props) {
  const client = useQueryClient();
  const [draft, setDraft, dropDraft] = useDraftState(`template-${template?.id ?? 'new'}`, {
    name: template?.name ?? '',
    body: template?.body ?? '',
  });
  const run = async () => {
    await saveTemplate(template?.id ?? null, draft);
    dropDraft();
    await client.invalidateQueries({ queryKey: messageTemplates().queryKey });
    notice(copy.saved, { tone: 'ok' });
  };
  const { isBusy, failure, fields, submit } = useDialogSubmit(run, onClose);
  return (
    <FormDialog
      title={template ? copy.editOne(template.name) : copy.add}
      size="lg"
      labels={{ confirm: copy.save, busy: copy.saving, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onClose={() => {
        dropDraft();
        onClose();
      }}
    >
      <TextField
        label={copy.name}
        error={fields['name']}
        value={draft.name}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
      />
      <TextArea
        label={copy.body}
        hint={copy.bodyHint}
        error={fields['body']}
        rows={7}
        value={draft.body}
        onChange={({ target }) => setDraft({ ...draft, body: target.value })}
      />
      <div role="group" aria-label={copy.placeholders} className="flex flex-wrap gap-2">
        {PLACEHOLDERS.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            onClick={() => setDraft({ ...draft, body: withAtEnd(draft.body, written(name)) })}
          >
            {written(name)}
          </Button>
        ))}
      </div>
    </FormDialog>
  );
}

const withAtEnd = (text: string, added: string): string => (/(^|\s)$/.test(text) ? text + added : `${text} ${added}`);
