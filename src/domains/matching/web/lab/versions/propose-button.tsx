import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { proposeVersion, type SettingShape } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';

export function ProposeButton({ setting }: { setting: SettingShape }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{copy.propose}</Button>
      {isOpen && <ProposeDialog setting={setting} onClose={() => setOpen(false)} />}
    </>
  );
}

function ProposeDialog({ setting, onClose }: { setting: SettingShape; onClose: () => void }) {
  const [version, setVersion] = useState('');
  const [note, setNote] = useState('');
  const client = useQueryClient();
  const propose = async () => {
    await call(proposeVersion, { body: { version: version.trim(), note: note.trim(), setting } });
    await client.invalidateQueries({ queryKey: ['admin', 'lab', 'versions'] });
    confirmation(copy.proposed);
  };
  const { isBusy, failure, fields, submit } = useDialogSubmit(propose, onClose);
  return (
    <FormDialog
      title={copy.proposeTitle}
      description={copy.proposeBody}
      onClose={onClose}
      labels={{ confirm: copy.propose, busy: copy.proposing, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={failure}
      submit={submit}
    >
      <TextField
        label={copy.versionName}
        error={fields['version']}
        maxLength={40}
        value={version}
        onChange={(event) => setVersion(event.target.value)}
      />
      <TextArea
        label={copy.note}
        error={fields['note']}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}
