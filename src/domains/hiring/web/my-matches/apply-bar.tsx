import { Link } from 'react-router';
import type { MatchView } from '#domains/matching/contract/matches.ts';
import { apply, restore } from '#domains/hiring/web/candidate-home/home.queries.ts';
import { applyCopy } from '#domains/hiring/web/candidate-home/applications.copy.ts';
import { useQuestionsFirst } from '#domains/hiring/web/screening-questions/use-questions-first.tsx';
import { useStep } from '#domains/hiring/web/candidate-home/use-step.ts';
import { matchCopy as copy } from './my-matches.copy.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { ActionBar } from '#platform/web/ui/layout/action-bar.tsx';

/** The next action for a match, always in view; says who will see what before the tap. */
export function ApplyBar({
  match: { id, job, application },
}: {
  match: Pick<MatchView, 'id' | 'job' | 'application'>;
}) {
  const applying = useStep(apply, applyCopy.sent);
  const restoring = useStep(restore);
  const asking = useQuestionsFirst(job.id, () => applying.mutate(job.id));
  const stage = application?.stage ?? 'matched';
  if (stage === 'dismissed') {
    return (
      <ActionBar label={copy.applyNow} note={copy.hidden}>
        <Button
          variant="secondary"
          isWide
          busy={restoring.isPending && copy.showing}
          onClick={() => restoring.mutate(id)}
        >
          {copy.showAgain}
        </Button>
      </ActionBar>
    );
  }
  if (application && stage !== 'matched') {
    return (
      <ActionBar label={copy.applyNow} note={copy.applied}>
        <LinkButton isWide to={`/job-seeker/interviews?application=${application.id}`}>
          {copy.toApplication}
        </LinkButton>
      </ActionBar>
    );
  }
  if (job.status !== 'published') return <ActionBar label={copy.applyNow} note={copy.closed} />;
  return (
    <ActionBar
      label={copy.applyNow}
      note={
        <>
          {copy.willSee(job.organizationName)}{' '}
          <Link to={`/job-application?job=${job.id}`} className="inline-block text-link underline">
            {copy.seeShared}
          </Link>
        </>
      }
    >
      <Button isWide busy={applying.isPending && copy.sending} onClick={asking.start}>
        {copy.applyNow}
      </Button>
      {asking.dialog}
    </ActionBar>
  );
}
