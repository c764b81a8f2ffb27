import { Link } from 'react-router';
import { adminHealthCopy } from './health.copy.ts';
import { ago, moment } from '#platform/web/page/format.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import type { System } from './health.queries.ts';

const copy = adminHealthCopy.matching;
type Market = System['matching'][number];

export const leavesOut = ({ leftOut }: Market) => leftOut > 0;

/** Each process's copy of the market: how far it has read, what it holds, and what it left out. */
export function MarketTable({ rows }: { rows: readonly Market[] }) {
  if (rows.length === 0) return <p className="text-ink-soft">{copy.none}</p>;
  return (
    <Table
      caption={copy.title}
      rows={rows}
      keyOf={({ id }) => id}
      isHighlighted={leavesOut}
      columns={[
        {
          id: 'part',
          header: copy.part,
          cell: ({ part, host }) => (
            <span className="whitespace-nowrap">
              {copy.parts[part]}
              <span className="block text-ink-soft">{host}</span>
            </span>
          ),
        },
        { id: 'state', header: copy.state, cell: (market) => <State market={market} /> },
        { id: 'people', header: copy.people, isNumber: true, cell: ({ people }) => people.toLocaleString('en-US') },
        { id: 'jobs', header: copy.jobs, isNumber: true, cell: ({ jobs }) => jobs.toLocaleString('en-US') },
        { id: 'leftOut', header: copy.leftOut, cell: (market) => <LeftOut market={market} /> },
        {
          id: 'since',
          header: copy.since,
          cell: ({ readySince }) => <span className="whitespace-nowrap">{readySince ? moment(readySince) : '—'}</span>,
        },
        {
          id: 'seen',
          header: copy.seen,
          cell: ({ seenAt }) => <span className="whitespace-nowrap">{ago(seenAt)}</span>,
        },
      ]}
    />
  );
}

const TONES = { waiting: 'neutral', reading: 'info', ready: 'ok' } as const;

const State = ({ market: { state, peopleRead, peopleTotal } }: { market: Market }) => (
  <StatusPill tone={TONES[state]}>
    {state === 'reading' ? copy.reading(peopleRead, peopleTotal) : copy.states[state]}
  </StatusPill>
);

/** The count and the first rows by id; a person's row links to the account, where it can be fixed. */
function LeftOut({ market: { leftOut, leftOutRows } }: { market: Market }) {
  if (leftOut === 0) return '0';
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center whitespace-nowrap text-link">
        {copy.rows(leftOut)}
      </summary>
      <ul className="flex flex-col">
        {leftOutRows.map(({ kind, id }) => (
          <li key={id} className="whitespace-nowrap">
            {copy.kinds[kind]}{' '}
            {kind === 'person' ? (
              <Link to={`/admin/users/${id}`}>
                <code>{id}</code>
              </Link>
            ) : (
              <code>{id}</code>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
