import { TIMED_STAGES, type ReportCount, type TimedStage } from '#domains/hiring/contract/reports.ts';
import { dayOf } from '#kernel/days.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { CohortRow, OfferRow, StepRow } from './reports.repo.ts';

/** What a report counts of one application. */
export interface Fact {
  id: string;
  jobId: string;
  /** The day on which it was made, in Central Time. */
  appliedOn: string;
  position: CohortRow['position'];
  recruiterId: string | null;
  counts: ReadonlySet<ReportCount>;
  /** Days in each stage that it has left. */
  stays: readonly { stage: TimedStage; days: number }[];
  /** Days from the shown match to the first day of work; null unless hired. */
  toStart: number | null;
}

const isTimed = (stage: string | null): stage is TimedStage => TIMED_STAGES.some((timed) => timed === stage);

/**
 * Puts together what is known of each application. Steps are in their order; an application that was withdrawn and made
 * again counts what it reached since it was made last.
 */
export function factsOf(
  cohort: readonly CohortRow[],
  found: {
    steps: readonly StepRow[];
    offers: readonly OfferRow[];
    noShows: ReadonlySet<string>;
    employerNoShows: ReadonlySet<string>;
  },
): Fact[] {
  const steps = Map.groupBy(found.steps, ({ applicationId }) => applicationId);
  const offers = Map.groupBy(found.offers, ({ applicationId }) => applicationId);
  return cohort.map((row) => {
    const own = sinceApplied(steps.get(row.id) ?? []);
    const ownOffers = (offers.get(row.id) ?? []).filter(({ sentAt }) => sentAt >= (row.appliedAt ?? row.matchedAt));
    return {
      id: row.id,
      jobId: row.jobId,
      appliedOn: dayOf(row.appliedAt ?? row.matchedAt),
      position: row.position,
      recruiterId: row.recruiterId,
      counts: countsOf(row, own, ownOffers, {
        candidate: found.noShows.has(row.id),
        employer: found.employerNoShows.has(row.id),
      }),
      stays: staysOf(own),
      toStart: row.stage === 'hired' ? daysToStart(row, ownOffers) : null,
    };
  });
}

const sinceApplied = (steps: readonly StepRow[]): readonly StepRow[] =>
  steps.slice(
    Math.max(
      0,
      steps.findLastIndex(({ to }) => to === 'applied'),
    ),
  );

function countsOf(
  { source, firstResponseAt, responseDueAt, stage }: CohortRow,
  steps: readonly StepRow[],
  offers: readonly OfferRow[],
  missed: { candidate: boolean; employer: boolean },
): ReadonlySet<ReportCount> {
  const reached = new Set(steps.map(({ to }) => to));
  const holds: readonly (readonly [ReportCount, boolean])[] = [
    ['applied', true],
    ['automatic', source === 'auto'],
    ['answered', firstResponseAt !== null],
    ['inTime', firstResponseAt !== null && (responseDueAt === null || firstResponseAt <= responseDueAt)],
    ['shortlisted', reached.has('shortlisted')],
    ['interviewing', reached.has('interviewing')],
    ['offered', reached.has('offered')],
    ['accepted', offers.some(({ status }) => status === 'accepted')],
    ['offerDeclined', offers.some(({ status }) => status === 'declined')],
    ['hired', stage === 'hired'],
    ['declined', stage === 'rejected'],
    ['withdrawn', stage === 'withdrawn'],
    ['noShow', missed.candidate],
    ['employerNoShow', missed.employer],
  ];
  return new Set(holds.filter(([, isTrue]) => isTrue).map(([count]) => count));
}

function staysOf(steps: readonly StepRow[]): { stage: TimedStage; days: number }[] {
  return steps.flatMap(({ to, at }, i) => {
    const next = steps[i + 1];
    return next && isTimed(to) ? [{ stage: to, days: (next.at.getTime() - at.getTime()) / DAY_MS }] : [];
  });
}

function daysToStart({ matchedAt }: CohortRow, offers: readonly OfferRow[]): number | null {
  const accepted = offers.find(({ status }) => status === 'accepted');
  return accepted?.startDate ? (Date.parse(accepted.startDate) - matchedAt.getTime()) / DAY_MS : null;
}
