import { adminHealthCopy as copy } from './health.copy.ts';
import { Table } from '#platform/web/ui/display/table.tsx';
import { figureColumns } from './figure-columns.tsx';
import type { System } from './health.queries.ts';

/** Every called route, by pattern. */
export function CallTable({ rows }: { rows: System['calls'] }) {
  if (rows.length === 0) return <p className="text-ink-soft">{copy.noCalls}</p>;
  return (
    <Table
      caption={copy.calls}
      rows={rows}
      keyOf={({ name }) => name}
      isHighlighted={({ failures }) => failures > 0}
      columns={[
        {
          id: 'name',
          header: copy.columns.name,
          cell: ({ name }) => <code className="whitespace-nowrap">{name}</code>,
        },
        ...figureColumns((row: System['calls'][number]) => row),
      ]}
    />
  );
}
