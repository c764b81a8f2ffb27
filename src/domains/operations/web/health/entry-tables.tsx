import type { CallFigures, HealthEntry } from '#domains/accounts/contract/functions.ts';
import { adminHealthCopy as copy } from './health.copy.ts';
import { ago } from '#platform/web/page/format.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import { figureColumns } from './figure-columns.tsx';
import { useProbe } from './health.queries.ts';

interface Props {
  rows: HealthEntry[];
}

const isTrouble = ({ ok }: HealthEntry) => !ok;
const nameColumn = {
  id: 'name',
  header: copy.columns.name,
  cell: ({ name }: { name: string }) => <code className="whitespace-nowrap">{name}</code>,
};
const actColumn = { id: 'act', header: copy.columns.act, cell: (entry: HealthEntry) => <Probe entry={entry} /> };
const figuresOf = ({ figures }: HealthEntry): CallFigures | undefined => figures;

/** The remote procedures and server functions, each with its probe's result and its callers' figures. */
export const ProcedureTable = ({ rows }: Props) => (
  <Table
    caption={copy.procedures}
    rows={rows}
    keyOf={({ name }) => name}
    isHighlighted={isTrouble}
    columns={[
      nameColumn,
      { id: 'state', header: copy.columns.state, cell: (entry) => <State entry={entry} /> },
      actColumn,
      ...figureColumns(figuresOf),
    ]}
  />
);

/** The database's functions, compared with what the product expects. */
export const FunctionTable = ({ rows }: Props) => (
  <Table
    caption={copy.functions}
    rows={rows}
    keyOf={({ name }) => name}
    isHighlighted={isTrouble}
    columns={[
      nameColumn,
      { id: 'state', header: copy.columns.state, cell: (entry) => <State entry={entry} /> },
      actColumn,
      {
        id: 'use',
        header: copy.columns.use,
        cell: ({ facts }) => (
          <span className="whitespace-nowrap">
            {facts ? copy.uses[facts.use] : '—'}
            {facts?.security && <span className="block text-ink-soft">{copy.security[facts.security]}</span>}
          </span>
        ),
      },
      { id: 'owner', header: copy.columns.owner, cell: ({ facts }) => facts?.owner ?? '—' },
      ...figureColumns(figuresOf),
    ]}
  />
);

function State({ entry: { ok, error, facts } }: { entry: HealthEntry }) {
  const word = facts && facts.status !== 'ok' ? copy.states[facts.status] : ok ? copy.ok : copy.failing;
  const notes = [
    error,
    facts && facts.missingGrants.length > 0 && copy.missing(facts.missingGrants.join(', ')),
    facts && facts.extraGrants.length > 0 && copy.extra(facts.extraGrants.join(', ')),
  ].filter(Boolean);
  return (
    <>
      <StatusPill tone={ok ? 'ok' : 'danger'}>{word}</StatusPill>
      {notes.map((note) => (
        <span key={String(note)} className="mt-1 block max-w-64 text-danger">
          {note}
        </span>
      ))}
    </>
  );
}

function Probe({ entry: { name, facts, checkedAt, durationMs } }: { entry: HealthEntry }) {
  const probe = useProbe();
  if (facts && !facts.canProbe) return <span className="block w-32 text-ink-soft">{copy.noProbe}</span>;
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <Button
        variant="secondary"
        size="sm"
        aria-label={copy.probeNamed(name)}
        busy={probe.isPending && copy.probing}
        onClick={() => probe.mutate(name, { onError: (error) => notice(error.message, { tone: 'danger' }) })}
      >
        {copy.probe}
      </Button>
      {probe.data && (
        <span role="status" className="text-ink-soft">
          {copy.ms(durationMs)}, {ago(checkedAt)}
        </span>
      )}
    </span>
  );
}
