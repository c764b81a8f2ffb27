import type { ReactNode } from 'react';
import type { RoundView } from '#domains/matching/contract/matching-lab.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { ProgressBar } from '#platform/web/ui/feedback/progress-bar.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';

export function BatchResult({ round, tools }: { round: RoundView; tools?: ReactNode }) {
  const { position, state, people, seats, assigned, openSeats, blockingPairs, pairs } = round;
  const placed = copy.placed(assigned, people);
  const left = copy.seatsLeft(openSeats, seats);
  return (
    <Section
      title={copy.batchFigures}
      hint={`${POSITION_LABELS[position]}, ${state ?? copy.anyState.toLowerCase()}`}
      action={
        <div className="flex flex-wrap items-center gap-2">
          <StatusPill tone={blockingPairs === 0 ? 'ok' : 'danger'}>{copy.blockingPairs(blockingPairs)}</StatusPill>
          {tools}
        </div>
      }
    >
      <div className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
        <div className="flex flex-col gap-1">
          <span className="text-sm">{placed}</span>
          <ProgressBar label={placed} value={people === 0 ? 0 : assigned / people} />
        </div>
        <div className="flex flex-col gap-1">
          <span className="text-sm">{left}</span>
          <ProgressBar label={left} value={seats === 0 ? 0 : openSeats / seats} />
        </div>
      </div>
      {assigned > pairs.length && <p className="text-sm text-ink-soft">{copy.firstPairs(pairs.length)}</p>}
      <Table
        caption={copy.batchFigures}
        rows={pairs}
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
  );
}

/** Employer and place distinguish jobs with the same title. */
function Job({ job, where }: { job: string; where: string }) {
  return (
    <>
      {job}
      <span className="block text-ink-soft">{where}</span>
    </>
  );
}
