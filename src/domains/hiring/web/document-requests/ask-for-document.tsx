import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import {
  DOCUMENT_NAME_MAX,
  REQUESTABLE_KINDS,
  REQUESTABLE_LABELS,
  type RequestableKind,
} from '#domains/hiring/contract/document-requests/document-requests.ts';
import { useDraftDialog } from '#platform/web/forms/use-draft-dialog.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { documentRequestsCopy as copy } from './document-requests.copy.ts';
import { ask, requestsIn } from './document-requests.queries.ts';

/** For the hiring team, beside its message. */
export function AskForDocument({ conversationId }: { conversationId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <FileQuestion aria-hidden size={18} />
        {copy.ask}
      </Button>
      {isOpen && <AskDialog conversationId={conversationId} onClose={() => setOpen(false)} />}
    </>
  );
}

const EMPTY = { kind: 'certification' as RequestableKind, name: '' };
const OPTIONS = REQUESTABLE_KINDS.map((value) => ({ value, label: REQUESTABLE_LABELS[value] }));

function AskDialog({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const { draft, set, fields, dialog } = useDraftDialog({
    name: `ask-document-${conversationId}`,
    initial: EMPTY,
    save: (asked) => ask(conversationId, asked),
    queryKey: requestsIn(conversationId).queryKey,
    saved: copy.sent,
    onClose,
  });
  return (
    <FormDialog
      title={copy.ask}
      description={copy.askLead}
      labels={{ confirm: copy.send, busy: copy.sending, cancel: copy.cancel }}
      {...dialog}
    >
      <SelectField
        label={copy.kind}
        value={draft.kind}
        options={OPTIONS}
        error={fields['kind']}
        onChange={({ target }) => set({ kind: REQUESTABLE_KINDS.find((kind) => kind === target.value) ?? draft.kind })}
      />
      <TextField
        label={draft.kind === 'other' ? copy.nameOther : copy.name}
        hint={copy.nameHint}
        value={draft.name}
        maxLength={DOCUMENT_NAME_MAX}
        error={fields['name']}
        onChange={({ target }) => set({ name: target.value })}
      />
    </FormDialog>
  );
}
