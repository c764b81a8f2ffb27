import type { JobDraft } from '#domains/jobs/contract/jobs.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { JobSheet } from '#domains/jobs/web/jobs/job-sheet.tsx';

/** The draft as candidates would see it. */
export function JobPreview({ draft, onClose }: { draft: JobDraft; onClose: () => void }) {
  return (
    <Dialog title={copy.previewTitle} isOpen onClose={onClose} size="lg">
      <h3 className="mb-4 font-display text-xl font-semibold">{draft.title}</h3>
      <JobSheet draft={draft} />
    </Dialog>
  );
}
