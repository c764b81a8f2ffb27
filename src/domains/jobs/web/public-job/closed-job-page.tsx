import type { SimilarJob } from '#domains/jobs/contract/public-job.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { jobPageCopy } from './job-page.copy.ts';
import { SimilarJobs } from './similar-jobs.tsx';

/** A job that takes no applications now, with similar jobs that do. */
export function ClosedJobPage({ status, similar }: { status: 'ended' | 'paused'; similar: readonly SimilarJob[] }) {
  const { title, body } = jobPageCopy[status];
  return (
    <>
      <div className="max-w-2xl">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{body}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to="/candidate-signup">{jobPageCopy.apply.signUp}</LinkButton>
          <LinkButton to="/" variant="secondary">
            {jobPageCopy.toHome}
          </LinkButton>
        </div>
      </div>
      <SimilarJobs jobs={similar} />
    </>
  );
}
