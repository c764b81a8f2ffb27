import type { JobFit } from '#domains/jobs/contract/search/found-job.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { jobsPageCopy } from './jobs-page.copy.ts';

const { fit: copy } = jobsPageCopy;

/** How a job fits the candidate, or the reason against it and what would change that. */
export function Fit({ fit }: { fit: JobFit | undefined }) {
  if (!fit) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3 text-sm">
      {fit.score === null ? (
        <StatusPill tone="warn">{copy.against}</StatusPill>
      ) : (
        <StatusPill tone="ok">{copy.score(fit.score)}</StatusPill>
      )}
      <span>{[fit.text, fit.change].filter(Boolean).join(' ')}</span>
    </div>
  );
}
