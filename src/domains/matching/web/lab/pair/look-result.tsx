import type { ResponseOf } from '#platform/contract/contract.ts';
import type { lookInLab } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { ScoreBars, ScoreRing } from '#platform/web/ui/display/score.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import { Gates } from './gates.tsx';
import { PlaceList } from './place-list.tsx';

type Look = ResponseOf<typeof lookInLab>;

export function LookResult({ look }: { look: Look }) {
  const { person, job, pair, people, jobs, nearMisses, reach, weightsVersion } = look;
  const chosen = [person, job].filter((one) => one !== null);
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h2 className="text-xl break-words">{chosen.map(({ title }) => title).join(copy.and)}</h2>
        <p className="text-sm text-ink-soft">{chosen.map(({ detail }) => detail).join(' · ')}</p>
      </div>
      {pair && <PairSummary pair={pair} people={people} jobs={jobs} />}
      {pair && <Gates gates={pair.gates} />}
      {pair && (
        <div className="grid gap-6 lg:grid-cols-2">
          <Card>
            <ScoreBars title={copy.candidateSide} total={pair.score.candidateScore} parts={pair.score.candidateSide} />
          </Card>
          <Card>
            <ScoreBars title={copy.employerSide} total={pair.score.employerScore} parts={pair.score.employerSide} />
          </Card>
        </div>
      )}
      <div className="grid gap-8 xl:grid-cols-2">
        {people && <PlaceList title={copy.peopleList} empty={copy.nobody} list={people} />}
        {jobs && <PlaceList title={copy.jobsList} empty={copy.noJob} list={jobs} />}
      </div>
      <div className="grid gap-8 xl:grid-cols-2">
        {reach && <Reach reach={reach} />}
        {nearMisses && (
          <Section title={copy.nearMisses}>
            {nearMisses.length === 0 ? (
              <p className="text-ink-soft">{copy.noNearMisses}</p>
            ) : (
              <ul className="flex list-disc flex-col gap-2 pl-5">
                {nearMisses.map(({ code, text }) => (
                  <li key={code}>{text}</li>
                ))}
              </ul>
            )}
          </Section>
        )}
      </div>
      {!pair && <p className="text-sm text-ink-soft">{weightsVersion}</p>}
    </div>
  );
}

function PairSummary({ pair, people, jobs }: { pair: NonNullable<Look['pair']> } & Pick<Look, 'people' | 'jobs'>) {
  const { eligible, isStored, score, reasons } = pair;
  return (
    <Card className="flex flex-wrap items-center gap-5">
      <ScoreRing value={score.compatibility} size={88} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <StatusPill tone={eligible ? 'ok' : 'danger'}>{eligible ? copy.eligible : copy.notEligible}</StatusPill>
          <StatusPill tone="neutral">{isStored ? copy.stored : copy.notStored}</StatusPill>
        </div>
        <ul className="list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">
          {[
            people && `${copy.peopleList}: ${rankText(people)}`,
            jobs && `${copy.jobsList}: ${rankText(jobs)}`,
            copy.versionsOf(score.engineVersion, score.weightsVersion),
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
      </div>
    </Card>
  );
}

const rankText = ({ rank, total }: NonNullable<Look['people']>) =>
  rank === null ? copy.notRanked(total) : copy.rankIn(rank, total);

function Reach({ reach }: { reach: NonNullable<Look['reach']> }) {
  return (
    <Section title={copy.reach} hint={copy.reachHint(reach.eligible, reach.considered)}>
      {reach.tightest && <p className="font-medium">{copy.tightest(reach.tightest)}</p>}
      <Table
        caption={copy.reach}
        rows={reach.gates}
        keyOf={({ gate }) => gate}
        columns={[
          { id: 'gate', header: copy.reachGate, cell: ({ gate }) => gate.replaceAll('_', ' ') },
          { id: 'excluded', header: copy.reachExcluded, cell: ({ excluded }) => excluded, isNumber: true },
          { id: 'only', header: copy.reachOnly, cell: ({ only }) => only, isNumber: true },
        ]}
      />
    </Section>
  );
}
