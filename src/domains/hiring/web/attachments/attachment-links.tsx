import { CircleAlert, FileText } from 'lucide-react';
import { attachmentContentPath, type AttachmentView } from '#domains/hiring/contract/conversations/attachments.ts';
import { attachmentsCopy as copy } from './attachments.copy.ts';

/** The files of a message. Until its scan is done, a file opens for its sender alone. */
export function AttachmentLinks({ items, isMine }: { items: readonly AttachmentView[]; isMine: boolean }) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={copy.list} className="flex flex-col gap-1">
      {items.map(({ id, fileName, sizeBytes, scanState }) => {
        const opens = scanState !== 'infected' && (isMine || scanState !== 'pending');
        const Icon = scanState === 'infected' ? CircleAlert : FileText;
        return (
          <li key={id} className="flex min-h-11 items-center gap-2 text-sm">
            <Icon aria-hidden size={18} className="shrink-0 text-ink-soft" />
            {opens ? (
              <a
                href={attachmentContentPath(id)}
                target="_blank"
                rel="noreferrer"
                aria-label={copy.openNamed(fileName)}
                className="inline-flex min-h-11 items-center wrap-anywhere text-link underline"
              >
                {fileName}
              </a>
            ) : (
              <span className="wrap-anywhere">{fileName}</span>
            )}
            <span className="text-xs text-ink-soft">
              {scanState === 'pending' || scanState === 'infected' ? copy.scan[scanState] : copy.size(sizeBytes)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
