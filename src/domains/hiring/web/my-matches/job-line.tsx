import { earnedDifferential, furtherDifferentials } from '#domains/jobs/contract/pay.ts';
import { differentialText, furtherText } from '#domains/jobs/contract/pay-words.ts';
import {
  SHIFT_PATTERN_LABELS,
  EMPLOYMENT_TYPE_LABELS,
  FACILITY_TYPE_LABELS,
  SHIFT_LABELS,
} from '#kernel/vocabulary.ts';
import type { JobCard } from '#domains/matching/contract/matches.ts';
import { matchCopy as copy } from './my-matches.copy.ts';
import { money, payRange } from '#platform/web/page/format.ts';

/** A job in three lines: location, schedule and pay. */
export function JobLine({ job, distanceMiles = null }: { job: JobCard; distanceMiles?: number | null }) {
  const where = [
    job.organizationName,
    job.facilityType ? FACILITY_TYPE_LABELS[job.facilityType] : null,
    `${job.city}, ${job.state}`,
    distanceMiles === null ? null : copy.miles(distanceMiles),
  ];
  const earned = earnedDifferential(job);
  const how = [
    EMPLOYMENT_TYPE_LABELS[job.employmentType],
    SHIFT_LABELS[job.shift],
    SHIFT_PATTERN_LABELS[job.shiftPattern],
  ];
  return (
    <div className="flex flex-col gap-1 text-ink-soft">
      <p>{where.filter(Boolean).join(' · ')}</p>
      <p>{how.join(' · ')}</p>
      <p className="tabular text-ink">
        <span className="font-semibold">{copy.hour(payRange(job.payMinCents, job.payMaxCents))}</span>
        {` · ${copy.week(payRange(job.weeklyMinCents, job.weeklyMaxCents), earned && differentialText(earned))}`}
        {furtherDifferentials(job).map((more) => ` · ${furtherText(more)}`)}
        {job.signOnBonusCents > 0 ? ` · ${copy.bonus(money(job.signOnBonusCents))}` : ''}
      </p>
    </div>
  );
}
