import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ACCEPTED_FILES } from '#domains/profiles/contract/documents.ts';
import type { StartView } from '#domains/hiring/contract/starts/starts.ts';
import type { MedicalDocumentKind } from '#kernel/vocabulary.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { shareHealth, uploadHealth } from './start-steps.ts';
import { startsCopy as copy } from './starts.copy.ts';
import { STARTS_KEY } from './starts.queries.ts';

interface Props {
  start: StartView;
  onClose: () => void;
}

/** Shares the health documents, after what the dialog does first. */
function useSharing(
  applicationId: string,
  onClose: () => void,
  first: () => Promise<unknown> = () => Promise.resolve(),
) {
  const client = useQueryClient();
  return useDialogSubmit(async () => {
    await first();
    await shareHealth(applicationId);
    await client.invalidateQueries({ queryKey: STARTS_KEY });
    notice(copy.shared, { tone: 'ok' });
  }, onClose);
}

/** One yes for all health documents that are asked for; each employer needs its own. */
export function ShareDialog({ start: { applicationId, organizationName }, onClose }: Props) {
  const { isBusy, failure, submit } = useSharing(applicationId, onClose);
  return (
    <FormDialog
      title={copy.shareTitle(organizationName)}
      description={copy.shareBody(organizationName)}
      labels={{ confirm: copy.share, busy: copy.working, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
}

/** Uploads into the vault and shares it, since that is what the item asks for. */
export function UploadDialog({ title, kind, start, onClose }: Props & { title: string; kind: MedicalDocumentKind }) {
  const { applicationId, organizationName } = start;
  const [file, setFile] = useState<File | null>(null);
  const [expiresOn, setExpiresOn] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, submit } = useSharing(applicationId, onClose, async () => {
    if (!file) {
      setMissing(true);
      throw new Error(copy.chooseFile);
    }
    await uploadHealth({ kind, file, expiresOn });
  });
  return (
    <FormDialog
      title={copy.uploadTitle(title)}
      description={copy.uploadBody(organizationName)}
      labels={{ confirm: copy.upload, busy: copy.uploading, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onClose={onClose}
    >
      <TextField
        label={copy.file}
        hint={copy.fileHint}
        error={isMissing ? copy.chooseFile : undefined}
        type="file"
        accept={ACCEPTED_FILES}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          setMissing(false);
        }}
      />
      <TextField
        label={copy.expiresOn}
        hint={copy.expiresHint}
        isOptional
        type="date"
        value={expiresOn}
        onChange={({ target }) => setExpiresOn(target.value)}
      />
    </FormDialog>
  );
}
