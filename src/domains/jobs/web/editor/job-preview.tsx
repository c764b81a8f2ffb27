import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import type { JobDraft } from '#domains/jobs/contract/jobs.ts';
import { publicJobOf } from '#domains/jobs/contract/preview.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { surroundingsOf } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { OpenJobPage } from '#domains/jobs/web/public-job/job-page.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';

/** The draft as the page that candidates will see. */
export function JobPreview({ draft, onClose }: { draft: JobDraft; onClose: () => void }) {
  const query = useQuery(surroundingsOf(draft));
  return (
    <Dialog title={copy.previewTitle} description={copy.previewLead} isOpen onClose={onClose} size="xl">
      <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
        {({ surroundings }) => {
          const job = surroundings && publicJobOf(draft, surroundings, copy.previewEmpty);
          return job ? (
            <div onClickCapture={stayHere}>
              <OpenJobPage job={job} similar={[]} own={null} isSignedIn={false} />
            </div>
          ) : (
            <Banner>{copy.previewMissing}</Banner>
          );
        }}
      </QueryStates>
    </Dialog>
  );
}

/** Links of a preview would leave the form. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) {
    event.preventDefault();
    event.stopPropagation();
  }
}
