import { useState } from 'react';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { jobCopy } from './job-form.copy.ts';
import { moveCopy as copy } from './job-moves.copy.ts';
import { JobMoves } from './job-moves.tsx';

/** The job's public page and its steps, which wait behind one button on a phone: its people come first. */
export function JobActions({ job }: { job: JobView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {job.status === 'published' && job.draft.isPublic && (
        <a
          href={`/jobs/${job.slug}`}
          className="inline-flex target items-center text-link underline underline-offset-4 md:mr-2"
        >
          {jobCopy.publicPage}
        </a>
      )}
      {job.mayEdit && (
        <>
          <Button
            variant="secondary"
            size="sm"
            className="md:hidden"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {copy.actions}
          </Button>
          <div className={classes('w-full flex-wrap gap-3 md:contents', isOpen ? 'flex' : 'hidden')}>
            <JobMoves job={job} />
          </div>
        </>
      )}
    </>
  );
}
