import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';

/** The form shows what was typed before a reload, which is not saved yet. */
export function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner tone="ok" title={copy.restored}>
      <p>{copy.restoredBody}</p>
      <Button size="sm" variant="secondary" className="mt-3" onClick={onDiscard}>
        {copy.discard}
      </Button>
    </Banner>
  );
}
