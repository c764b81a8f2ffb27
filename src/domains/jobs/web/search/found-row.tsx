import type { FoundJob, OwnView } from '#domains/jobs/contract/search/found-job.ts';
import { shiftRate } from '#domains/jobs/contract/pay.ts';
import { statedPayOf, weeklyHoursOf } from '#domains/jobs/contract/pay-units.ts';
import { dayOf } from '#kernel/days.ts';
import { day, money, payRange } from '#kernel/format.ts';
import { inMiles } from '#kernel/miles.ts';
import { EMPLOYMENT_TYPE_LABELS, FACILITY_TYPE_LABELS, SHIFT_LABELS } from '#kernel/vocabulary.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Fit } from './fit.tsx';
import { jobsPageCopy } from './jobs-page.copy.ts';
import { SaveJob } from './save-job.tsx';

const { row: copy } = jobsPageCopy;

interface FoundRowProps {
  job: FoundJob;
  own: OwnView | null;
  isSignedIn: boolean;
  /** The address of the list. */
  back: string;
  className?: string | undefined;
}

/** A job in the list: pay first, then where, when and with whom. The whole row leads to the job. */
export function FoundRow({ job, own, isSignedIn, back, className }: FoundRowProps) {
  const weekly = (cents: number) => Math.round((shiftRate(job, cents) * weeklyHoursOf(job)) / 100) * 100;
  const stated = statedPayOf(job);
  const hourly = copy.anHour(payRange(job.payMinCents, job.payMaxCents));
  const where = [job.employerName, `${job.city}, ${job.state}`, job.miles !== null && copy.away(inMiles(job.miles))];
  const what = [
    `${SHIFT_LABELS[job.shift]} ${job.shiftPattern}`,
    EMPLOYMENT_TYPE_LABELS[job.employmentType],
    job.facilityType && FACILITY_TYPE_LABELS[job.facilityType],
    copy.starts(day(job.startDate)),
  ];
  return (
    <li
      id={`job-${job.slug}`}
      className={classes(
        'relative scroll-mt-4 rounded-card border border-line bg-surface p-4 focus-within:border-primary hover:border-primary sm:px-5',
        className,
      )}
    >
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h2 className="font-sans text-base font-semibold">
            <a href={`/jobs/${job.slug}`} className="text-ink after:absolute after:inset-0 after:rounded-card">
              {job.title}
            </a>
          </h2>
          <p className="text-ink-soft">{where.filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex items-start justify-between gap-3">
          <p className="tabular sm:text-right">
            <span className="block font-semibold">{stated ?? hourly}</span>
            {stated && <span className="block text-sm text-ink-soft">{copy.about(hourly)}</span>}
            <span className="block text-sm text-ink-soft">
              {copy.aWeek(payRange(weekly(job.payMinCents), weekly(job.payMaxCents)))}
            </span>
          </p>
          {(own ?? !isSignedIn) && <SaveJob job={job} own={own} back={back} />}
        </div>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{what.filter(Boolean).join(' · ')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {job.isDemo && <Badge>{copy.example}</Badge>}
        {job.signOnBonusCents > 0 && <Badge tone="brand">{copy.bonus(money(job.signOnBonusCents))}</Badge>}
        {job.repliesOnTime !== null && <span>{copy.replies(job.repliesOnTime)}</span>}
        <span>{copy.posted(day(dayOf(job.publishedAt)))}</span>
      </div>
      <Fit fit={own?.fits[job.id]} />
    </li>
  );
}
