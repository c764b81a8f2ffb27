import type { ReactNode } from 'react';
import { earnedDifferential } from '#domains/jobs/contract/pay.ts';
import { differentialText } from '#domains/jobs/contract/pay-words.ts';
import type { JobCard } from '#domains/matching/contract/matches.ts';
import type { PreviewedJob } from '#domains/matching/contract/job-preview.ts';
import { SHIFT_LABELS, SHIFT_PATTERN_LABELS } from '#kernel/vocabulary.ts';
import { payRange } from '#platform/web/page/format.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { jobPreviewCopy as copy } from './job-preview.copy.ts';

/** A job of the preview: pay first, then the place, then what is still open. */
export function PreviewedJobCard({ item }: { item: PreviewedJob }) {
  const { toConfirm, certifications } = item;
  return (
    <JobFrame job={item.job} distanceMiles={item.distanceMiles}>
      {toConfirm.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-2">
          {toConfirm.map((question) => (
            <li key={question}>
              <Badge tone="neutral">
                {question === 'certifications' ? copy.needs(certifications) : copy.toConfirm(copy.confirm[question])}
              </Badge>
            </li>
          ))}
        </ul>
      ) : null}
    </JobFrame>
  );
}

export function JobFrame({
  job,
  distanceMiles,
  children,
}: {
  job: JobCard;
  distanceMiles: number | null;
  children?: ReactNode;
}) {
  const earned = earnedDifferential(job);
  const weekly = payRange(job.weeklyMinCents, job.weeklyMaxCents);
  const where = [`${job.city}, ${job.state}`, distanceMiles === null ? null : copy.miles(distanceMiles)];
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 wrap-anywhere">
      <h3 className="text-base font-semibold">{job.title}</h3>
      <p className="tabular">
        <span className="font-semibold">{job.statedPay ?? copy.hour(payRange(job.payMinCents, job.payMaxCents))}</span>
        <span className="text-ink-soft">
          {` · ${copy.week(weekly, job.weeklyHours, earned && differentialText(earned))}`}
        </span>
      </p>
      <p className="text-sm text-ink-soft">{[job.organizationName, ...where].filter(Boolean).join(' · ')}</p>
      <p className="text-sm text-ink-soft">
        {[SHIFT_LABELS[job.shift], SHIFT_PATTERN_LABELS[job.shiftPattern]].join(' · ')}
      </p>
      {children}
    </li>
  );
}
