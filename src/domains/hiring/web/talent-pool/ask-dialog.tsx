import { useQueryClient } from '@tanstack/react-query';
import { POOL_REASONS, type PoolReason } from '#domains/hiring/contract/talent-pool/pool-states.ts';
import { POOL_MESSAGE_MAX } from '#domains/hiring/contract/talent-pool/talent-pool.ts';
import { refreshApplicants } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { poolCopy as copy } from './talent-pool.copy.ts';
import { askPerson } from './talent-pool.queries.ts';

interface Props {
  person: { id: string; name: string };
  onClose: () => void;
}

const EMPTY = { reason: '' as PoolReason | '', message: '' };

/** Asks a person to stay in touch; what was written is kept over a reload and a refusal. */
export function AskDialog({ person: { id, name }, onClose }: Props) {
  const client = useQueryClient();
  const [draft, setDraft, dropDraft] = useDraftState(`pool-${id}`, EMPTY);
  const { isBusy, failure, fields, submit } = useDialogSubmit(async () => {
    const { reason, message } = draft;
    if (reason === '') throw new ApiError(422, 'INVALID_INPUT', copy.missing, { fields: { reason: copy.missing } });
    try {
      await askPerson(id, { reason, message });
      dropDraft();
    } finally {
      // Also after a refusal: a colleague may have been faster.
      await refreshApplicants(client);
    }
  }, onClose);
  return (
    <FormDialog
      title={copy.ask}
      description={copy.askLead(name)}
      labels={{ confirm: copy.send, busy: copy.sending, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onClose={onClose}
    >
      <SelectField
        label={copy.reason}
        hint={copy.reasonHint}
        placeholder={copy.chooseReason}
        value={draft.reason}
        error={fields['reason']}
        options={POOL_REASONS.map((value) => ({ value, label: copy.reasons[value] }))}
        onChange={({ target }) =>
          setDraft({ ...draft, reason: POOL_REASONS.find((known) => known === target.value) ?? '' })
        }
      />
      <TextArea
        label={copy.message}
        isOptional
        hint={copy.messageHint}
        maxLength={POOL_MESSAGE_MAX}
        error={fields['message']}
        value={draft.message}
        onChange={({ target }) => setDraft({ ...draft, message: target.value })}
      />
    </FormDialog>
  );
}
