import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { JobCard, ScoreView } from '#domains/matching/contract/matches.ts';
import { matchCopy as copy } from './my-matches.copy.ts';
import { CheckList } from '#platform/web/ui/display/check-list.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { ScoreBars } from '#platform/web/ui/display/score.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { JobNeeds } from './job-needs.tsx';
import { myMatch } from '#domains/hiring/web/candidate-home/home.queries.ts';

/** The buttons that report the job and its employer. */
export type ReportSlot = (job: JobCard) => ReactNode;

/** All gates and points of one match. */
export function MatchDialog({ id, report, onClose }: { id: string; report: ReportSlot; onClose: () => void }) {
  const match = useQuery(myMatch(id));
  return (
    <Dialog title={copy.scoreTitle} description={copy.scoreLead} isOpen onClose={onClose} size="lg">
      <QueryStates query={match} skeleton={<Skeleton className="h-80" />}>
        {({ job, score, gates, requirements }) => (
          <div className="flex flex-col gap-6">
            <ScoreSides score={score} />
            <GateList gates={gates} />
            <JobNeeds employer={job.organizationName} items={requirements} />
            {report(job)}
          </div>
        )}
      </QueryStates>
    </Dialog>
  );
}

export function ScoreSides({ score }: { score: ScoreView }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 md:grid-cols-2">
        <ScoreBars title={copy.yourSide} total={score.candidateScore} parts={score.candidateSide} />
        <ScoreBars title={copy.theirSide} total={score.employerScore} parts={score.employerSide} />
      </div>
      <p className="text-sm text-ink-soft">{copy.version(score.engineVersion, score.weightsVersion)}</p>
    </div>
  );
}

interface Gate {
  gate: string;
  passed: boolean;
  text: string;
}

export function GateList({ gates }: { gates: readonly Gate[] }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{copy.gates}</h3>
      <CheckList items={gates} labels={copy} />
    </div>
  );
}
