import { CircleAlert, FileText, RotateCw, X } from 'lucide-react';
import { documentsCopy as copy } from './documents.copy.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ProgressBar } from '#platform/web/ui/feedback/progress-bar.tsx';
import { NamedIconButton } from '#platform/web/ui/overlays/tooltip.tsx';
import type { Upload } from './use-uploads.ts';

const WORDS = {
  waiting: copy.uploading,
  shrinking: copy.shrinking,
  uploading: copy.uploading,
  checking: copy.checking,
  failed: '',
};

/** One upload: its progress, or the error and what to do. */
export function UploadRow({
  upload,
  onRetry,
  onDiscard,
}: {
  upload: Upload;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const { file, phase, message } = upload;
  const hasFailed = phase === 'failed';
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        {hasFailed ? (
          <CircleAlert aria-hidden size={20} className="shrink-0 text-danger" />
        ) : (
          <FileText aria-hidden size={20} className="shrink-0 text-ink-soft" />
        )}
        <div className="min-w-0 grow">
          <p className="truncate font-medium">{file.name}</p>
          <p className="text-sm text-ink-soft">{`${upload.target.fact?.label ?? copy.kinds[upload.target.kind]} · ${copy.size(file.size)}`}</p>
        </div>
        {hasFailed ? null : (
          <NamedIconButton label={`${copy.stopUpload}: ${file.name}`} onClick={onDiscard}>
            <X aria-hidden size={18} />
          </NamedIconButton>
        )}
      </div>
      {hasFailed ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert" className="grow text-danger">
            {message}
          </p>
          {upload.mayRetry ? (
            <Button variant="secondary" onClick={onRetry}>
              <RotateCw aria-hidden size={18} />
              {copy.retry}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onDiscard}>
            {copy.discard}
          </Button>
        </div>
      ) : (
        <>
          <ProgressBar label={copy.progressOf(file.name)} value={upload.progress} />
          <p className="text-sm text-ink-soft">{WORDS[phase]}</p>
        </>
      )}
    </li>
  );
}
