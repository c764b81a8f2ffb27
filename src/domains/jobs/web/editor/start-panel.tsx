import { ClipboardPaste, Copy, FileText, Files } from 'lucide-react';
import { useState } from 'react';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { PasteDialog } from '#domains/jobs/web/pasting/paste-dialog.tsx';
import { pastingCopy } from '#domains/jobs/web/pasting/pasting.copy.ts';
import type { JobState } from '#kernel/vocabulary.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { startCopy as copy } from './start.copy.ts';
import { TemplateDialog } from './template-dialog.tsx';

interface Props {
  state: JobState;
  /** Whether the form below is filled from a template. */
  isFilled: boolean;
  /** A job of the last pasted text that is not saved yet. */
  waiting: { index: number; title: string } | null;
  onTemplate: (name: string | null) => void;
  /** A posting was pasted, or one of the last text is continued. */
  onPasted: (index: number) => void;
  /** An earlier job was copied into a new draft. */
  onCopied: (draft: JobView) => void;
}

/** Ways to begin a position; the form below is the blank one until another is chosen. */
export function StartPanel({ state, isFilled, waiting, onTemplate, onPasted, onCopied }: Props) {
  const [open, setOpen] = useState<'template' | 'paste' | 'copy' | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="start" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <h2 id="start" className="font-sans text-base font-medium">
        {copy.title}
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={() => setOpen('template')}>
          <FileText aria-hidden size={16} />
          {copy.template}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setOpen('paste')}>
          <ClipboardPaste aria-hidden size={16} />
          {pastingCopy.open}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setOpen('copy')}>
          <Copy aria-hidden size={16} />
          {copy.copyJob}
        </Button>
        {waiting && (
          <Button size="sm" onClick={() => onPasted(waiting.index)}>
            {pastingCopy.continueWith(waiting.title)}
          </Button>
        )}
        {isFilled && (
          <Button size="sm" variant="quiet" onClick={() => onTemplate(null)}>
            <Files aria-hidden size={16} />
            {copy.blank}
          </Button>
        )}
      </div>
      {open === 'template' && (
        <TemplateDialog
          state={state}
          onClose={close}
          onUse={(name) => {
            close();
            onTemplate(name);
          }}
        />
      )}
      {open === 'paste' && (
        <PasteDialog
          onClose={close}
          onRead={() => {
            close();
            onPasted(0);
          }}
        />
      )}
      {open === 'copy' && <CopyDialog onCopied={onCopied} onClose={close} />}
    </section>
  );
}
