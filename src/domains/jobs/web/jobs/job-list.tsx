import { Link } from 'react-router';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { statedPay } from '#domains/jobs/contract/pay-units.ts';
import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS } from '#kernel/vocabulary.ts';
import { dashboardCopy as copy, STATUS_WORDS } from './job-list.copy.ts';
import { JobUpkeep } from './job-upkeep.tsx';
import { Badge, StatusPill } from '#platform/web/ui/feedback/badge.tsx';

const STAGES = ['matched', 'applied', 'shortlisted', 'interviewing', 'offered', 'hired'] as const;

export function JobStatusPill({ status }: { status: JobView['status'] }) {
  const [tone, word] = STATUS_WORDS[status];
  return <StatusPill tone={tone}>{word}</StatusPill>;
}

/** A job's facts in one line. */
export function jobFacts({ draft, city, state }: JobView): string {
  const { employmentType, shift, shiftPattern, payUnit, payMinCents: min, payMaxCents: max } = draft;
  return [
    city ? `${city}, ${state}` : copy.noPlace,
    employmentType && EMPLOYMENT_TYPE_LABELS[employmentType],
    shift && `${SHIFT_LABELS[shift]}${shiftPattern ? ` ${shiftPattern}` : ''}`,
    min !== null && max !== null && statedPay({ payUnit, min, max }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A job with its funnel, as one link. */
export function JobCard({ job }: { job: JobView }) {
  return (
    <article className="relative rounded-card border border-line bg-surface p-5 transition-colors hover:border-primary">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg">
            <Link to={`/employer/jobs/${job.id}`} className="after:absolute after:inset-0 after:rounded-card">
              {job.draft.title}
            </Link>
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{job.organizationName}</p>
          <p className="text-sm text-ink-soft">{jobFacts(job)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {job.funnel.otherTimes > 0 && <Badge tone="warn">{copy.otherTimes(job.funnel.otherTimes)}</Badge>}
          {job.funnel.overdue > 0 && <Badge tone="danger">{copy.overdue(job.funnel.overdue)}</Badge>}
          <JobStatusPill status={job.status} />
        </div>
      </div>
      {/* Above the link that covers the card. */}
      <div className="relative mt-4 empty:hidden">
        <JobUpkeep job={job} />
      </div>
      <dl className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-6">
        {STAGES.map((stage) => (
          <div key={stage} className="rounded-control bg-paper px-3 py-2">
            <dt className="text-xs text-ink-soft">{copy.stages[stage]}</dt>
            <dd className="tabular text-lg font-semibold">{job.funnel[stage]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
