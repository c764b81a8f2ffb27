import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  REQUESTABLE_KINDS,
  type DocumentRequestView,
} from '#domains/hiring/contract/document-requests/document-requests.ts';
import { JOBS_KEY } from '#domains/hiring/web/candidate-home/home.queries.ts';
import { ACCEPTED_FILES, type DocumentView } from '#domains/profiles/contract/documents.ts';
import { UploadError } from '#platform/web/forms/send-form.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { documentRequestsCopy as copy, wanted } from './document-requests.copy.ts';
import { give, myFiles, requestsIn, uploadAs } from './document-requests.queries.ts';

const WITH_CONTACT = ['resume', 'reference', 'other'];

interface Props {
  request: DocumentRequestView;
  /** The other side. */
  who: string;
  onClose: () => void;
}

/** One of the candidate's own files, or a new one. A file that was uploaded stays in their documents. */
export function ShareDialog({ request, who, onClose }: Props) {
  const client = useQueryClient();
  const files = useQuery(myFiles()).data?.items ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload(request, setChosen);
  const [isTried, setTried] = useState(false);
  const offered = offeredTo(request, files);
  const { isBusy, failure, fields, submit } = useDialogSubmit(async () => {
    await give(request.id, chosen ?? '');
    await Promise.all(
      [requestsIn(request.conversationId).queryKey, JOBS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  }, onClose);
  return (
    <FormDialog
      title={copy.share}
      description={`${wanted(request)}. ${copy.shareLead(who)}${WITH_CONTACT.includes(request.kind) ? ` ${copy.contact}` : ''}`}
      labels={{ confirm: copy.confirm, busy: copy.confirming, cancel: copy.cancel }}
      opensAt="form :is([role=radio], button)"
      isBusy={isBusy}
      failure={failure}
      submit={async (event) => {
        event.preventDefault();
        setTried(true);
        if (chosen) await submit(event);
      }}
      onClose={onClose}
    >
      {offered.length > 0 ? (
        <RadioCards
          legend={copy.choose}
          error={fields['documentId'] ?? (isTried && !chosen ? copy.chooseFirst : undefined)}
          options={offered.map(({ id, fileName, createdAt }) => ({
            value: id,
            label: fileName,
            hint: dayOfMoment(createdAt),
          }))}
          value={chosen}
          onChange={setChosen}
          columns={1}
        />
      ) : (
        <p role={isTried ? 'alert' : undefined} className={isTried ? 'text-danger' : 'text-ink-soft'}>
          {copy.none}
        </p>
      )}
      <div className="flex flex-col items-start gap-2">
        <Button variant="secondary" busy={upload.isBusy && copy.uploading} onClick={() => input.current?.click()}>
          <Upload aria-hidden size={18} />
          {copy.upload}
        </Button>
        {upload.message && (
          <p role="alert" className="text-sm text-danger">
            {upload.message}
          </p>
        )}
        <input ref={input} type="file" hidden accept={ACCEPTED_FILES} aria-label={copy.upload} onChange={upload.take} />
      </div>
    </FormDialog>
  );
}

/** Those of the kind first; a card may be filed under another one. */
const offeredTo = ({ kind }: DocumentRequestView, files: readonly DocumentView[]): DocumentView[] =>
  files
    .filter((file) => file.scanState !== 'infected' && REQUESTABLE_KINDS.some((known) => known === file.kind))
    .toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind));

function useUpload({ kind }: DocumentRequestView, onUploaded: (id: string) => void) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const send = async (file: File) => {
    setBusy(true);
    setMessage(null);
    try {
      const { id } = await uploadAs(kind, file);
      await client.invalidateQueries({ queryKey: myFiles().queryKey });
      onUploaded(id);
    } catch (error) {
      setMessage((error instanceof UploadError && error.message) || copy.uploadFailed);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    message,
    take: ({ target }: { target: HTMLInputElement }) => {
      const [file] = target.files ?? [];
      if (file) void send(file);
      // The same file may be chosen again.
      target.value = '';
    },
  };
}
