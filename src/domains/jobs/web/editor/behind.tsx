import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';

/** The job was saved elsewhere during editing: asks which version to keep. */
export function Behind({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  return (
    <Banner tone="warn" title={copy.behind}>
      <p>{copy.behindBody}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={onTake}>
          {copy.takeSaved}
        </Button>
        <Button size="sm" variant="secondary" onClick={onKeep}>
          {copy.keepMine}
        </Button>
      </div>
    </Banner>
  );
}
