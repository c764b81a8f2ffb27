import type { ScoreView } from '#domains/matching/contract/matches.ts';
import { matchCopy as copy } from './my-matches.copy.ts';
import { CheckList } from '#platform/web/ui/display/check-list.tsx';
import { FoldedList, SUMMARY } from './folded-list.tsx';
import { ScoreBars } from '#platform/web/ui/display/score.tsx';

/** The parts that cost most; the others fold away, so that the job stays within reach. */
const COSTS_SHOWN = 4;

/** The total, how it comes from both sides, and what cost points; every part on request. */
export function ScoreExplanation({ score }: { score: ScoreView }) {
  const { candidateScore, employerScore } = score;
  const total = Math.round(score.compatibility);
  return (
    <div className="flex flex-col gap-4">
      <p className="measure">{copy.scoreLead(candidateScore.toFixed(1), employerScore.toFixed(1), total)}</p>
      <Costs costs={score.costs} missing={100 - total} />
      <details>
        <summary className={SUMMARY}>{copy.parts}</summary>
        <div className="pt-3">
          <ScoreSides score={score} />
        </div>
      </details>
    </div>
  );
}

function Costs({ costs, missing }: { costs: ScoreView['costs']; missing: number }) {
  if (missing === 0) return <p>{copy.noCosts}</p>;
  return (
    <div>
      <h3 className="font-semibold">{copy.costs(missing)}</h3>
      <FoldedList
        items={costs}
        first={COSTS_SHOWN}
        more={(rest) =>
          copy.moreCosts(
            rest.length,
            rest.reduce((sum, { points }) => sum + points, 0),
          )
        }
      >
        {({ feature, label, points, text }) => (
          <li key={feature} className="flex items-baseline gap-3 py-2">
            <span className="tabular w-9 shrink-0 text-right font-semibold text-warn">{copy.cost(points)}</span>
            <span>
              <span className="font-medium">{label}</span>
              <span className="block text-sm text-ink-soft">{text}</span>
            </span>
          </li>
        )}
      </FoldedList>
    </div>
  );
}

/** Both sides with their parts; what the posting leaves open is one line, so that the points still add up. */
export function ScoreSides({ score }: { score: ScoreView }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 md:grid-cols-2">
        <ScoreBars title={copy.yourSide} total={score.candidateScore} parts={inWords(score.candidateSide)} />
        <ScoreBars title={copy.theirSide} total={score.employerScore} parts={inWords(score.employerSide)} />
      </div>
      <p className="text-sm text-ink-soft">{copy.version(score.engineVersion, score.weightsVersion)}</p>
    </div>
  );
}

function inWords(parts: ScoreView['candidateSide']) {
  const open = parts.filter(({ isAsked }) => !isAsked);
  const sum = (of: 'points' | 'maxPoints') => open.reduce((total, part) => total + part[of], 0);
  const rest = {
    feature: 'open',
    label: copy.notAsked,
    points: sum('points'),
    maxPoints: sum('maxPoints'),
    text: copy.notAskedText,
  };
  return [...parts.filter(({ isAsked }) => isAsked), ...(open.length > 0 ? [rest] : [])];
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

/** What is not met; requirements that are met fold away. */
export function Gates({ gates }: { gates: readonly Gate[] }) {
  const stopped = gates.filter(({ passed }) => !passed);
  if (stopped.length > 0) return <GateList gates={gates} />;
  return (
    <details>
      <summary className={SUMMARY}>{copy.allPass(gates.length)}</summary>
      <div className="pt-2">
        <CheckList items={gates} labels={copy} />
      </div>
    </details>
  );
}
