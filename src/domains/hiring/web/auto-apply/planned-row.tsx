import { Check } from 'lucide-react';
import type { PlannedApplication } from '#domains/hiring/contract/applications/planned-applications.ts';
import { useStep } from '#domains/hiring/web/candidate-home/use-step.ts';
import { matchCopy } from '#domains/hiring/web/my-matches/my-matches.copy.ts';
import { askedCopy } from '#domains/hiring/web/screening-questions/screening-questions.copy.ts';
import { useQuestionsFirst } from '#domains/hiring/web/screening-questions/use-questions-first.tsx';
import { payRange } from '#platform/web/page/format.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { ScoreRing } from '#platform/web/ui/display/score.tsx';
import { plannedCopy as copy } from './auto-apply.copy.ts';
import { keep, restore, skip } from './auto-apply.queries.ts';

/** One planned application: the job in two lines, and the candidate's say. */
export function PlannedRow({
  plan: { id, state, job, distanceMiles, compatibility, unanswered },
}: {
  plan: PlannedApplication;
}) {
  const keeping = useStep(keep);
  const skipping = useStep(skip);
  const restoring = useStep(restore);
  const asking = useQuestionsFirst(job.id, () => keeping.mutate(id));
  const isBusy = keeping.isPending || skipping.isPending || restoring.isPending;
  const isSkipped = state === 'skipped';
  const where = [
    job.organizationName,
    `${job.city}, ${job.state}`,
    distanceMiles === null ? null : matchCopy.drive(distanceMiles),
  ];
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex min-w-0 items-center gap-4">
        {compatibility === null ? null : <ScoreRing value={compatibility} size={48} />}
        <div className="min-w-0">
          <h3 className="font-semibold">{job.title}</h3>
          <p className="text-sm text-ink-soft">{where.filter(Boolean).join(' · ')}</p>
          <p className="tabular text-sm">
            {isSkipped ? copy.skipped : (job.statedPay ?? copy.pay(payRange(job.payMinCents, job.payMaxCents)))}
          </p>
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {unanswered > 0 && !isSkipped && (
          <Button size="sm" onClick={asking.start}>
            {askedCopy.open(unanswered)}
          </Button>
        )}
        {asking.dialog}
        {isSkipped ? null : (
          <Button
            variant={state === 'kept' ? 'quiet' : 'secondary'}
            size="sm"
            aria-pressed={state === 'kept'}
            aria-label={copy.keepOf(job.title)}
            disabled={isBusy}
            onClick={() => keeping.mutate(id)}
          >
            {state === 'kept' ? <Check aria-hidden size={18} /> : null}
            {state === 'kept' ? copy.kept : copy.keep}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-label={isSkipped ? copy.undoOf(job.title) : copy.skipOf(job.title)}
          disabled={isBusy}
          onClick={() => (isSkipped ? restoring : skipping).mutate(id)}
        >
          {isSkipped ? copy.undo : copy.skip}
        </Button>
        {isSkipped ? null : (
          <LinkButton
            to={`/job-application?job=${job.id}`}
            variant="quiet"
            size="sm"
            aria-label={copy.nowOf(job.title)}
          >
            {copy.now}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
