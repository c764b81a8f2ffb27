import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { batchInLab } from '#shared/contracts/matching-lab.ts';
import { JOB_STATES, POSITIONS, POSITION_LABELS, type JobState, type Position } from '#shared/kernel/vocabulary.ts';
import { labCopy as copy } from '#web/copy/admin-lab.ts';
import { call } from '#web/lib/api.ts';
import { StatusPill } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Table } from '#web/ui/table.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { optionsOf } from './invent-options.ts';
import { roundAsCsv } from './run-export.ts';

export function BatchPanel() {
  const [position, setPosition] = useState<Position>('RN');
  const [state, setState] = useState<JobState | null>(null);
  const round = useMutation({
    mutationFn: (asked: { position: Position; state: JobState | null }) => call(batchInLab, { body: asked }),
  });
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
      {round.data &&
        (round.data.people === 0 ? (
          <p className="text-ink-soft">{copy.batchEmpty}</p>
        ) : (
          <Section
            title={copy.batchFigures}
            action={
              <div className="flex flex-wrap items-center gap-2">
                <StatusPill tone={round.data.blockingPairs === 0 ? 'ok' : 'danger'}>
                  {copy.blockingPairs(round.data.blockingPairs)}
                </StatusPill>
                <ExportButtons
                  name={`batch-round-${round.variables.position}${round.variables.state ? `-${round.variables.state}` : ''}`}
                  data={{ ...round.variables, ...round.data }}
                  asCsv={() => roundAsCsv(round.data)}
                />
              </div>
            }
          >
            <div className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
              <div className="flex flex-col gap-1">
                <span className="text-sm">{copy.placed(round.data.assigned, round.data.people)}</span>
                <ProgressBar
                  label={copy.placed(round.data.assigned, round.data.people)}
                  value={round.data.assigned / round.data.people}
                />
              </div>
              <div className="flex flex-col gap-1">
                <span className="text-sm">{copy.seatsLeft(round.data.openSeats, round.data.seats)}</span>
                <ProgressBar
                  label={copy.seatsLeft(round.data.openSeats, round.data.seats)}
                  value={round.data.seats === 0 ? 0 : round.data.openSeats / round.data.seats}
                />
              </div>
            </div>
            {round.data.assigned > round.data.pairs.length && (
              <p className="text-sm text-ink-soft">{copy.firstPairs(round.data.pairs.length)}</p>
            )}
            <Table
              caption={copy.batchFigures}
              rows={round.data.pairs}
              keyOf={({ personId }) => personId}
              columns={[
                { id: 'person', header: copy.person, cell: ({ person }) => person },
                { id: 'job', header: copy.job, cell: (pair) => <Job {...pair} /> },
                {
                  id: 'compatibility',
                  header: copy.compatibility,
                  cell: ({ compatibility }) => compatibility.toFixed(1),
                  isNumber: true,
                },
              ]}
            />
          </Section>
        ))}
    </div>
  );
}

/** Many jobs have the same title: whose and where tells them apart. */
function Job({ job, where }: { job: string; where: string }) {
  return (
    <>
      {job}
      <span className="block text-ink-soft">{where}</span>
    </>
  );
}
