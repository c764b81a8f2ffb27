import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { proposeVersion, type SettingShape } from '#shared/contracts/matching-lab.ts';
import { labCopy as copy } from '#web/copy/admin-lab.ts';
import { call } from '#web/lib/api.ts';
import { confirmation } from '#web/lib/toasts.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea, TextField } from '#web/ui/fields.tsx';
import { useRun } from '#web/ui/use-run.ts';

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
  const { isBusy, failure, fields, submit } = useRun(propose, onClose);
  return (
    <Dialog
      title={copy.proposeTitle}
      description={copy.proposeBody}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button busy={isBusy && copy.proposing} onClick={() => void submit()}>
            {copy.propose}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && <Banner tone="danger">{failure.message}</Banner>}
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
      </div>
    </Dialog>
  );
}
