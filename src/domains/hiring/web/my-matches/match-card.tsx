import { Link } from 'react-router';
import type { MatchView } from '#domains/matching/contract/matches.ts';
import { matchCopy as copy } from './my-matches.copy.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ScoreRing } from '#platform/web/ui/display/score.tsx';
import { employerLine, MatchGlance } from './match-glance.tsx';

export const matchPath = (id: string) => `/job-seeker/matches/${id}`;

interface Props {
  match: MatchView;
  isBusy: boolean;
  onDismiss: () => void;
}

/** A match in a list. */
export function MatchCard({ match, isBusy, onDismiss }: Props) {
  const { id, job, score, application } = match;
  const isOpen = application === null || application.stage === 'matched';
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold">
            <Link to={matchPath(id)} className="text-ink no-underline hover:underline">
              {job.title}
            </Link>
          </h3>
          <p className="text-ink-soft">{employerLine(job)}</p>
        </div>
        <ScoreRing value={score.compatibility} />
      </div>
      <MatchGlance match={match} reasons={2} />
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          <LinkButton to={matchPath(id)} size="sm" aria-label={copy.applyTo(job.title)}>
            {copy.apply}
          </LinkButton>
          <Button
            variant="quiet"
            size="sm"
            aria-label={copy.dismissOf(job.title)}
            busy={isBusy && copy.dismissing}
            onClick={onDismiss}
          >
            {copy.dismiss}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
