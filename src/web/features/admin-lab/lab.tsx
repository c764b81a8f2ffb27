import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { explainPair } from '#shared/contracts/console.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { adminCopy } from '#web/copy/admin.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { StatusPill } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Card, Section } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ScoreBars, ScoreRing } from '#web/ui/progress.tsx';
import { QueryStates, Skeleton } from '#web/ui/states.tsx';
import { LabPicker } from './lab-picker.tsx';

const copy = adminCopy.lab;
type Pair = ResponseOf<typeof explainPair>;

const pairOf = (personId: string | null, jobId: string | null) =>
  queryOptions({
    queryKey: ['admin', 'lab', personId, jobId],
    queryFn: personId && jobId ? () => call(explainPair, { query: { personId, jobId } }) : skipToken,
  });

/** The engine's word on one pair; both stand in the address. */
export function LabScreen() {
  const [search, setSearch] = useSearchParams();
  const personId = search.get('person');
  const jobId = search.get('job');
  const query = useQuery(pairOf(personId, jobId));
  const set = (name: 'person' | 'job') => (id: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (id) next.set(name, id);
      else next.delete(name);
      return next;
    });
  const isNotReady = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      <div className="grid gap-6 md:grid-cols-2">
        <LabPicker kind="person" label={copy.person} chosen={personId} onChoose={set('person')} />
        <LabPicker kind="job" label={copy.job} chosen={jobId} onChoose={set('job')} />
      </div>
      {!personId || !jobId ? (
        <p className="rounded-card border border-dashed border-line-strong/60 p-10 text-center text-ink-soft">
          {copy.waiting}
        </p>
      ) : isNotReady ? (
        <Banner tone="warn">{copy.notReady}</Banner>
      ) : (
        <QueryStates query={query} skeleton={<Skeleton className="h-64" />}>
          {(pair) => <Result pair={pair} />}
        </QueryStates>
      )}
    </>
  );
}

function Result({ pair: { eligible, isStored, gates, score, reasons } }: { pair: Pair }) {
  return (
    <div className="flex flex-col gap-8">
      <Card className="flex flex-wrap items-center gap-5">
        <ScoreRing value={score.compatibility} size={88} />
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            <StatusPill tone={eligible ? 'ok' : 'danger'}>{eligible ? copy.eligible : copy.notEligible}</StatusPill>
            <StatusPill tone="neutral">{isStored ? copy.stored : copy.notStored}</StatusPill>
          </div>
          <ul className="list-disc pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{copy.versions(score.engineVersion, score.weightsVersion)}</p>
        </div>
      </Card>
      <Section title={copy.gates}>
        <ul className="grid gap-2 md:grid-cols-2">
          {gates.map((gate) => (
            <li key={gate.gate} className="flex items-start gap-3 rounded-control border border-line bg-surface p-3">
              <StatusPill tone={gate.passed ? 'ok' : 'danger'}>{gate.passed ? copy.passed : copy.stopped}</StatusPill>
              <span className="min-w-0">
                <code className="text-sm text-ink-soft">
                  {gate.gate} · {gate.code}
                </code>
                <span className="block">{gate.text}</span>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <div className="grid gap-8 lg:grid-cols-2">
        <Card>
          <ScoreBars title={copy.candidateSide} total={score.candidateScore} parts={score.candidateSide} />
        </Card>
        <Card>
          <ScoreBars title={copy.employerSide} total={score.employerScore} parts={score.employerSide} />
        </Card>
      </div>
    </div>
  );
}
