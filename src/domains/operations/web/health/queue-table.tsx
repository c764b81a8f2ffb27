import { adminHealthCopy as copy } from './health.copy.ts';
import { ago } from '#platform/web/page/format.ts';
import { confirmation, notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import { useRetry, type System } from './health.queries.ts';

type Queue = System['queues'][number];

/** Depth, age and failures of each queue; permanently failed jobs can be retried here. */
export function QueueTable({ rows }: { rows: Queue[] }) {
  return (
    <Table
      caption={copy.queues}
      rows={rows.toSorted((a, b) => b.failed - a.failed)}
      keyOf={({ name }) => name}
      isHighlighted={({ failed }) => failed > 0}
      columns={[
        {
          id: 'name',
          header: copy.columns.name,
          cell: ({ name }) => <code className="whitespace-nowrap">{name}</code>,
        },
        { id: 'waiting', header: copy.columns.waiting, isNumber: true, cell: ({ waiting }) => waiting },
        { id: 'oldest', header: copy.columns.oldest, cell: ({ oldest }) => (oldest ? ago(oldest) : '—') },
        { id: 'active', header: copy.columns.active, isNumber: true, cell: ({ active }) => active },
        { id: 'retrying', header: copy.columns.retrying, isNumber: true, cell: ({ retrying }) => retrying },
        { id: 'failed', header: copy.columns.failed, isNumber: true, cell: ({ failed }) => failed },
        { id: 'act', header: copy.retry, cell: (queue) => <Retry queue={queue} /> },
      ]}
    />
  );
}

function Retry({ queue: { name, failed } }: { queue: Queue }) {
  const retry = useRetry();
  if (failed === 0) return '—';
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={copy.retryNamed(name)}
      busy={retry.isPending && copy.retrying}
      onClick={() =>
        retry.mutate(name, {
          onSuccess: ({ retried }) => confirmation(copy.retried(retried)),
          onError: (error) => notice(error.message, { tone: 'danger' }),
        })
      }
    >
      {copy.retry}
    </Button>
  );
}
