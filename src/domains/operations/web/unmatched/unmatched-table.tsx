import { Link } from 'react-router';
import type { UnmatchedLine, UnmatchedSide } from '#domains/operations/contract/unmatched.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { ago } from '#platform/web/page/format.ts';
import { subjectPath } from '#platform/web/page/subject-path.ts';
import { Table } from '#platform/web/ui/display/table.tsx';
import { unmatchedCopy as copy } from './unmatched.copy.ts';

const LINK = '-my-2.5 inline-flex min-h-11 items-center font-semibold text-link';

/** In the lab, a person's near misses or a job's reach say what would change it. */
const inLab = (side: UnmatchedSide, id: string) =>
  `/admin/matching-lab?tab=pair&${side === 'people' ? 'person' : 'job'}=${id}`;

export function UnmatchedTable({ side, rows }: { side: UnmatchedSide; rows: UnmatchedLine[] }) {
  const columns = [
    {
      id: 'name',
      header: copy.columns[side],
      cell: ({ id, name }: UnmatchedLine) =>
        side === 'people' ? (
          <Link to={subjectPath('person', id)} className={`${LINK} min-w-40`}>
            {name}
          </Link>
        ) : (
          <Link to={subjectPath('job', id)} className={`${LINK} min-w-48`}>
            {name}
          </Link>
        ),
    },
    {
      id: 'organization',
      header: copy.columns.organization,
      cell: ({ organization }: UnmatchedLine) =>
        organization && (
          <Link to={subjectPath('organization', organization.id)} className={`${LINK} min-w-40`}>
            {organization.name}
          </Link>
        ),
    },
    {
      id: 'position',
      header: copy.columns.position,
      cell: ({ position }: UnmatchedLine) => (position ? POSITION_LABELS[position] : copy.none),
    },
    { id: 'place', header: copy.columns.place, cell: ({ place }: UnmatchedLine) => place },
    { id: 'reason', header: copy.reason, cell: ({ reason }: UnmatchedLine) => copy.reasons[side][reason] },
    {
      id: 'since',
      header: copy.since[side],
      cell: ({ since }: UnmatchedLine) => <span className="whitespace-nowrap">{since ? ago(since) : copy.none}</span>,
    },
    {
      id: 'why',
      header: copy.why,
      cell: ({ id, name }: UnmatchedLine) => (
        <Link to={inLab(side, id)} aria-label={copy.whyOf(name)} className={`${LINK} whitespace-nowrap`}>
          {copy.why}
        </Link>
      ),
    },
  ];
  return (
    <Table
      caption={copy.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={columns.filter(({ id }) => id !== 'organization' || side === 'jobs')}
    />
  );
}
