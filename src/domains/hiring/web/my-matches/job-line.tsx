import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS, SHIFT_PATTERN_LABELS } from '#kernel/vocabulary.ts';
import type { JobCard } from '#domains/matching/contract/matches.ts';
import { employerLine } from './match-glance.tsx';
import { PayBlock } from './pay-block.tsx';

/** A job in three lines: location, schedule and pay. */
export function JobLine({ job }: { job: JobCard }) {
  const how = [
    EMPLOYMENT_TYPE_LABELS[job.employmentType],
    SHIFT_LABELS[job.shift],
    SHIFT_PATTERN_LABELS[job.shiftPattern],
  ];
  return (
    <div className="flex flex-col gap-1 text-ink-soft">
      <p>{employerLine(job)}</p>
      <p>{how.join(' · ')}</p>
      <div className="text-ink">
        <PayBlock job={job} />
      </div>
    </div>
  );
}
