import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { previewApplication } from '#domains/hiring/contract/applications/my-applications.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { applicationCopy, applyCopy as copy } from './applications.copy.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { day } from '#platform/web/page/format.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ActionBar } from '#platform/web/ui/layout/action-bar.tsx';
import { matchCopy } from '#domains/hiring/web/my-matches/my-matches.copy.ts';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Lines, SharedList } from './receipt.tsx';
import { apply, applicationPreview } from './home.queries.ts';
import { RichText } from '#platform/web/ui/display/rich-text.tsx';
import { JobNeeds } from '#domains/hiring/web/my-matches/job-needs.tsx';
import { JobLine } from '#domains/hiring/web/my-matches/job-line.tsx';
import type { ReportSlot } from '#domains/hiring/web/my-matches/report-slot.ts';
import { GateList, ScoreExplanation } from '#domains/hiring/web/my-matches/score-explanation.tsx';
import { useQuestionsFirst } from '#domains/hiring/web/screening-questions/use-questions-first.tsx';
import { useStep } from './use-step.ts';

const MATCHES = '/job-seeker/jobs';

/** What applying would share, why the job fits, and the button to apply. */
export function ApplyByHand({ jobId, report }: { jobId: string; report: ReportSlot }) {
  const preview = useQuery(applicationPreview(jobId));
  if (preview.error instanceof ApiError && preview.error.status === 404) {
    return (
      <div role="alert">
        <EmptyState title={copy.gone} action={<LinkButton to={MATCHES}>{copy.toMatches}</LinkButton>}>
          {copy.goneBody}
        </EmptyState>
      </div>
    );
  }
  return (
    <QueryStates query={preview} skeleton={<Skeleton className="h-96" />}>
      {(data) => (
        <>
          <Preview jobId={jobId} preview={data} />
          {report(data.job)}
        </>
      )}
    </QueryStates>
  );
}

/** Why this job was not matched and what would change that, also when the candidate can still apply. */
function WhyNot({ preview: { gates, changes, canApply } }: { preview: ResponseOf<typeof previewApplication> }) {
  const stopped = gates.filter(({ passed }) => !passed);
  if (canApply && stopped.length === 0) return null;
  return (
    <Banner tone={canApply ? 'info' : 'warn'} title={canApply ? copy.notProposed : copy.cannot}>
      <div className="mt-2 flex flex-col gap-4">
        {stopped.length > 0 && <GateList gates={stopped} />}
        <Lines title={copy.wouldChange} lines={changes.length > 0 ? changes : [copy.nothingChanges]} />
      </div>
    </Banner>
  );
}

function Preview({ jobId, preview }: { jobId: string; preview: ResponseOf<typeof previewApplication> }) {
  const { job, score, existing, canApply } = preview;
  const navigate = useNavigate();
  const applying = useStep(apply, copy.sent);
  const hasApplied = existing !== null && existing.stage !== 'matched' && existing.stage !== 'withdrawn';
  const send = () =>
    applying.mutate(jobId, { onSuccess: () => void navigate('/job-seeker/interviews?tab=applications') });
  const asking = useQuestionsFirst(jobId, send);

  return (
    <div className="flex flex-col gap-6">
      <Card className="flex flex-col gap-3">
        <h2 className="text-xl">{job.title}</h2>
        <JobLine job={job} />
        <p className="text-ink-soft">{copy.starts(day(job.startDate))}</p>
        <RichText text={job.description} />
      </Card>
      {hasApplied ? <Banner>{copy.already(applicationCopy.stages[existing.stage])}</Banner> : null}
      {hasApplied ? null : <WhyNot preview={preview} />}
      {preview.requirements.length > 0 ? (
        <Card>
          <JobNeeds employer={job.organizationName} items={preview.requirements} />
        </Card>
      ) : null}
      <Card className="flex flex-col gap-4">
        <SharedList title={copy.shared(job.organizationName)} shared={preview.shared} />
        <Lines title={copy.withheld} lines={preview.withheld} />
      </Card>
      {score ? (
        <Card className="flex flex-col gap-4">
          <h2 className="text-xl">{copy.score}</h2>
          <ScoreExplanation score={score} />
        </Card>
      ) : null}
      {canApply && !hasApplied ? (
        <ActionBar label={matchCopy.applyNow} note={matchCopy.willSee(job.organizationName)}>
          <Button isWide busy={applying.isPending && copy.sending} onClick={asking.start}>
            {copy.send}
          </Button>
          {asking.dialog}
        </ActionBar>
      ) : (
        <LinkButton to={MATCHES} variant="secondary" size="lg" className="self-start">
          {copy.back}
        </LinkButton>
      )}
    </div>
  );
}
