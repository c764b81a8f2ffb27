import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { MatchView } from '#domains/matching/contract/matches.ts';
import { myMatch } from '#domains/hiring/web/candidate-home/home.queries.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { RichText } from '#platform/web/ui/display/rich-text.tsx';
import { ScoreRing } from '#platform/web/ui/display/score.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { InvitationForJob } from '#domains/hiring/web/invitations/waiting-invitations.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { JobNeeds } from './job-needs.tsx';
import { employerLine, MatchGlance } from './match-glance.tsx';
import { matchCopy as copy } from './my-matches.copy.ts';
import type { ReportSlot } from './report-slot.ts';
import { ScoreCard } from './score-card.tsx';

const MATCHES = '/job-seeker/jobs';

/** One match: what decides first, then the score, the job, and what it asks for. */
export function MatchDetail({ id, report }: { id: string; report: ReportSlot }) {
  const match = useQuery(myMatch(id));
  if (match.error instanceof ApiError && [400, 404].includes(match.error.status)) {
    return (
      <EmptyState title={copy.gone} action={<LinkButton to={MATCHES}>{copy.back}</LinkButton>}>
        {copy.goneBody}
      </EmptyState>
    );
  }
  return (
    <QueryStates query={match} skeleton={<Skeleton className="h-96" />} heading={copy.title}>
      {(data) => (
        <>
          <div className="flex flex-col gap-6 pb-6">
            <div className="flex flex-col gap-3">
              <MatchHeader match={data} />
              <MatchGlance match={data} />
            </div>
            <InvitationForJob jobId={data.job.id} />
            <ScoreCard match={data} />
            <Card>
              <Section title={copy.job}>
                <RichText text={data.description} />
                <JobNeeds employer={data.job.organizationName} items={data.requirements} />
              </Section>
            </Card>
            {report(data.job)}
          </div>
          <ApplyBar match={data} />
        </>
      )}
    </QueryStates>
  );
}

const MatchHeader = ({ match: { job, score } }: { match: Pick<MatchView, 'job' | 'score'> }) => (
  <header className="flex items-start justify-between gap-4">
    <div className="min-w-0 wrap-anywhere">
      <Link
        to={MATCHES}
        className="-mt-4 mb-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-link no-underline"
      >
        <ArrowLeft aria-hidden size={16} />
        {copy.back}
      </Link>
      <h1 className="text-2xl">{job.title}</h1>
      <p className="text-ink-soft">{employerLine(job)}</p>
    </div>
    <ScoreRing value={score.compatibility} />
  </header>
);
