import { ExternalLink } from 'lucide-react';
import { adminHealthCopy as copy } from './health.copy.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import type { System } from './health.queries.ts';

type Objective = System['objectives'][number];

const { objectives: words } = copy;

/** Rounded down: a share just below its goal must not look like it. */
const percent = (share: number): string => `${(Math.floor(share * 10_000) / 100).toLocaleString('en-US')}%`;

const amount = ({ name }: Objective, value: number): string =>
  name === 'queues' ? words.seconds(Math.ceil(value)) : percent(value);

/** Each objective with its goal and what this installation counted; the dashboards show it over time. */
export const ObjectiveTable = ({ rows, dashboardsUrl }: { rows: Objective[]; dashboardsUrl: string | null }) => (
  <>
    {dashboardsUrl && (
      <a
        href={dashboardsUrl}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-2 self-start text-link underline"
      >
        <ExternalLink aria-hidden size={16} />
        {words.dashboards}
      </a>
    )}
    <Table
      caption={words.title}
      rows={rows}
      keyOf={({ name }) => name}
      isHighlighted={({ isMet }) => isMet === false}
      columns={[
        { id: 'name', header: words.columns.name, cell: ({ name }) => words.names[name] },
        {
          id: 'state',
          header: copy.columns.state,
          cell: ({ isMet }) => (
            <StatusPill tone={isMet === null ? 'neutral' : isMet ? 'ok' : 'danger'}>
              {isMet === null ? words.unknown : isMet ? words.met : words.missed}
            </StatusPill>
          ),
        },
        { id: 'span', header: words.columns.span, cell: ({ name }) => words.spans[name] },
        {
          id: 'goal',
          header: words.columns.goal,
          isNumber: true,
          cell: (row) => words.goal(row.name, amount(row, row.goal)),
        },
        {
          id: 'value',
          header: words.columns.value,
          isNumber: true,
          cell: (row) => (row.value === null ? '—' : amount(row, row.value)),
        },
        { id: 'of', header: words.columns.of, isNumber: true, cell: ({ of }) => of?.toLocaleString('en-US') ?? '—' },
      ]}
    />
  </>
);
