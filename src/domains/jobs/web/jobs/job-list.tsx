import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { statedPay } from '#domains/jobs/contract/pay-units.ts';
import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS } from '#kernel/vocabulary.ts';
import { dashboardCopy as copy, STATUS_WORDS } from './job-list.copy.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';

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
