import type { MessageTemplate } from '#domains/hiring/contract/conversations/message-templates.ts';
import { PLACEHOLDERS } from '#domains/hiring/contract/offers/placeholders.ts';
import { useDraftDialog } from '#platform/web/forms/use-draft-dialog.ts';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { templatesCopy as copy } from './message-templates.copy.ts';
import { messageTemplates, saveTemplate } from './message-templates.queries.ts';
import { PlaceholderChips } from './placeholder-chips.tsx';

interface Props {
  template: MessageTemplate | null;
  onClose: () => void;
}

/** Writes or changes a message template. */
export function TemplateDialog({ template, onClose }: Props) {
  const { draft, set, fields, dialog } = useDraftDialog({
    name: `template-${template?.id ?? 'new'}`,
    initial: { name: template?.name ?? '', body: template?.body ?? '' },
    save: (typed) => saveTemplate(template?.id ?? null, typed),
    queryKey: messageTemplates().queryKey,
    saved: copy.saved,
    onClose,
  });
  return (
    <FormDialog
      title={template ? copy.editOne(template.name) : copy.add}
      size="lg"
      labels={{ confirm: copy.save, busy: copy.saving, cancel: copy.cancel }}
      {...dialog}
    >
      <TextField
        label={copy.name}
        error={fields['name']}
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextArea
        label={copy.body}
        hint={copy.bodyHint}
        error={fields['body']}
        rows={7}
        value={draft.body}
        onChange={({ target }) => set({ body: target.value })}
      />
      <PlaceholderChips names={PLACEHOLDERS} text={draft.body} onChange={(body) => set({ body })} />
    </FormDialog>
  );
}
