import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { batchInLab, type RoundView } from '#domains/matching/contract/matching-lab.ts';
import { JOB_STATES, POSITIONS, POSITION_LABELS, type JobState, type Position } from '#kernel/vocabulary.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { BatchResult } from './batch-result.tsx';
import { optionsOf } from '../pair/invent-options.ts';
import { KeptHeader } from '../kept-header.tsx';
import { KeptList } from '../kept-list.tsx';
import { keptRound, keptRounds } from '../lab.queries.ts';
import { ResultTools } from '../market/result-tools.tsx';
import { roundAsCsv } from '../market/run-export.ts';
import { useParam } from '../use-param.ts';

/** A saved round if the address names one (`?round=`), else a new one. */
export function BatchPanel() {
  const [search] = useSearchParams();
  const open = useParam('round');
  const id = search.get('round');
  if (id) return <KeptRound id={id} onBack={() => open(null)} />;
  return (
    <div className="flex flex-col gap-10">
      <NewRound onKept={open} />
      <KeptList title={copy.rounds} empty={copy.noRounds} list={keptRounds()} onOpen={open} />
    </div>
  );
}

function NewRound({ onKept }: { onKept: (id: string) => void }) {
  const [position, setPosition] = useState<Position>('RN');
  const [state, setState] = useState<JobState | null>(null);
  const round = useMutation({
    mutationFn: (asked: { position: Position; state: JobState | null }) => call(batchInLab, { body: asked }),
  });
  const { data } = round;
  return (
    <div className="flex flex-col gap-6">
      <p className="measure text-ink-soft">{copy.batchIntro}</p>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={copy.position}
          value={position}
          options={optionsOf(POSITIONS, POSITION_LABELS)}
          onChange={(event) => setPosition(event.target.value as Position)}
        />
        <SelectField
          label={copy.state}
          placeholder={copy.anyState}
          value={state ?? ''}
          options={JOB_STATES.map((value) => ({ value, label: value }))}
          onChange={(event) => setState((event.target.value || null) as JobState | null)}
        />
        <Button busy={round.isPending && copy.runningBatch} onClick={() => round.mutate({ position, state })}>
          {copy.runBatch}
        </Button>
      </div>
      {round.error && <Banner tone="danger">{round.error.message}</Banner>}
      {data &&
        (data.people === 0 ? (
          <p className="text-ink-soft">{copy.batchEmpty}</p>
        ) : (
          <BatchResult
            round={data}
            tools={
              <ResultTools
                file={fileOf(data)}
                keep={{
                  words: { action: copy.keepRound, body: copy.keepRoundBody, name: copy.keepRoundName },
                  store: (keep) => call(batchInLab, { body: { position: data.position, state: data.state, keep } }),
                  field: 'keep',
                  list: keptRounds().queryKey,
                  onKept,
                }}
              />
            }
          />
        ))}
    </div>
  );
}

function KeptRound({ id, onBack }: { id: string; onBack: () => void }) {
  const query = useQuery(keptRound(id));
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Button variant="secondary" size="sm" onClick={onBack}>
          {copy.backToRounds}
        </Button>
      </div>
      <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
        {(round) => (
          <>
            <KeptHeader title={copy.shownRound(round.name ?? '')} kept={round}>
              <ResultTools file={fileOf(round)} keep={null} />
            </KeptHeader>
            <BatchResult round={round} />
          </>
        )}
      </QueryStates>
    </div>
  );
}

const fileOf = (round: RoundView) => ({
  name: `batch-round-${round.position}${round.state ? `-${round.state}` : ''}`,
  data: round,
  asCsv: () => roundAsCsv(round),
});
