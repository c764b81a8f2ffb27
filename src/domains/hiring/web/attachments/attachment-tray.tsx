import { CircleAlert, FileText, Paperclip, RotateCw, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { attachmentContentPath } from '#domains/hiring/contract/conversations/attachments.ts';
import { ACCEPTED_FILES } from '#domains/profiles/contract/documents.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ProgressBar } from '#platform/web/ui/feedback/progress-bar.tsx';
import { NamedIconButton } from '#platform/web/ui/overlays/tooltip.tsx';
import { attachmentsCopy as copy } from './attachments.copy.ts';
import type { Attachments, Uploading } from './use-attachments.ts';

/** The files of the message that is being written, each with its progress, its scan or what went wrong. */
export function AttachmentTray({ attachments }: { attachments: Attachments }) {
  const { stored, uploads, refusal, retry, discard, remove } = attachments;
  if (stored.length + uploads.length === 0) return null;
  return (
    <>
      {refusal && (
        <p role="alert" className="text-sm text-danger">
          {refusal}
        </p>
      )}
      <ul aria-label={copy.list} className="flex flex-col gap-2">
        {stored.map(({ id, fileName, sizeBytes, scanState }) => (
          <Row
            key={id}
            name={
              scanState === 'infected' ? (
                fileName
              ) : (
                <a href={attachmentContentPath(id)} target="_blank" rel="noreferrer" className="text-link underline">
                  {fileName}
                </a>
              )
            }
            isBad={scanState === 'infected'}
            note={`${copy.size(sizeBytes)} · ${copy.scan[scanState]}`}
            removeLabel={copy.removeNamed(fileName)}
            onRemove={() => remove(id)}
          />
        ))}
        {uploads.map((upload) => (
          <Row
            key={upload.key}
            name={upload.file.name}
            isBad={upload.message !== null}
            note={upload.message ?? <Progress upload={upload} />}
            removeLabel={copy.removeNamed(upload.file.name)}
            onRemove={() => discard(upload.key)}
          >
            {upload.mayRetry && upload.message && (
              <Button variant="secondary" size="sm" onClick={() => retry(upload)}>
                <RotateCw aria-hidden size={18} />
                {copy.retry}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </>
  );
}

const Progress = ({ upload: { file, progress } }: { upload: Uploading }) =>
  progress >= 1 ? <>{copy.checking}</> : <ProgressBar label={copy.progressOf(file.name)} value={progress} />;

interface RowProps {
  name: ReactNode;
  isBad: boolean;
  note: ReactNode;
  removeLabel: string;
  onRemove: () => void;
  children?: ReactNode;
}

function Row({ name, isBad, note, removeLabel, onRemove, children }: RowProps) {
  const Icon = isBad ? CircleAlert : FileText;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-control border border-line bg-surface py-1 pr-1 pl-3">
      <Icon aria-hidden size={20} className={isBad ? 'shrink-0 text-danger' : 'shrink-0 text-ink-soft'} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{name}</p>
        <div role={isBad ? 'alert' : 'status'} className={isBad ? 'text-sm text-danger' : 'text-xs text-ink-soft'}>
          {note}
        </div>
      </div>
      {children}
      <NamedIconButton label={removeLabel} onClick={onRemove}>
        <X aria-hidden size={18} />
      </NamedIconButton>
    </li>
  );
}

/** Opens the phone's or the computer's file picker, which offers the camera by itself. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden size={18} />
        {copy.attach}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        aria-label={copy.attach}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
